"""One scene for every picture: the same shapes go to the canvas, to SVG and to words."""

from golf_nb.scene.alt import describe, describe_setup
from golf_nb.scene.build import Scene, Target, build, build_setup
from golf_nb.scene.layout import Layout
from golf_nb.scene.picture import Picture, picture
from golf_nb.scene.svg import to_svg
from golf_nb.scene.theme import Theme, theme

__all__ = [
    "Layout",
    "Picture",
    "Scene",
    "Target",
    "Theme",
    "build",
    "build_setup",
    "describe",
    "describe_setup",
    "picture",
    "theme",
    "to_svg",
]

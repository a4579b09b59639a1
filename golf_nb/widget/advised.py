"""A hand that can be played with advice: hints, what each choice is worth, the best line, and par."""

from __future__ import annotations

from typing import TYPE_CHECKING

from golf_nb.language import say
from golf_nb.widget.advice_panel import AdvicePanel
from golf_nb.widget.assistant import Assistant
from golf_nb.widget.drawers import Drawer
from golf_nb.widget.faults import guarded
from golf_nb.widget.hand import HandArea
from golf_nb.widget.keyboard import Action, Command
from golf_nb.widget.panels import button, html, texts
from golf_nb.widget.switches import Switch

if TYPE_CHECKING:
    from golf_nb.engine import Game
    from golf_nb.scene import Layout
    from golf_nb.widget.look import Look

_SWITCHES = {Action.WORTH: Switch.WORTH, Action.CLEAR: Switch.CLEAR, Action.LINE: Switch.LINE}


class AdvisedHand(HandArea):
    """A hand with an assistant.

    Advice knows the order of the stock. A hand that is played with it is not entered in the records; only par, the
    best possible score of the deal, may be known without that.

    Parameters
    ----------
    game, layout, look, marks
        As for `HandArea`.
    """

    _advises = True

    def __init__(self, game: Game, layout: Layout, look: Look, *, marks: bool) -> None:
        super().__init__(game, layout, look, marks=marks)
        self._assistant = Assistant(self)
        self._advice_line = html("golf-advice")
        if self._advises:
            self._hint_button = button(
                say("table.hint"), say("table.hint_tip"), guarded(self, self.ask_hint), icon="lightbulb-o"
            )

    # From code.

    def hint(self) -> str:
        """Give the next step of a hint: what is legal, which move is best, why, and then the move itself.

        Every step says whether it is merely legal or proven best. After any change of the table the next hint begins
        with the first step.

        Returns
        -------
        str
            What the table says.

        Examples
        --------
        >>> from golf_nb.widget import Table
        >>> Table(24).hint()[:76]
        'Hint 1 of 4. 3 cards fit J♥, and you may draw. This is merely legal: it does'
        """
        return self._assistant.hint(wait=True) if self._advises else self._no_advice()

    def worth(self, on: bool = True) -> None:  # noqa: FBT001, FBT002  # reads as a switch
        """Show at each legal move the best score that is within reach after it; or not."""
        self._switch(Switch.WORTH, on=on)

    def show_clear(self, on: bool = True) -> None:  # noqa: FBT001, FBT002
        """Tell whether the hand can still be cleared, and with which move that was lost; or not."""
        self._switch(Switch.CLEAR, on=on)

    def show_line(self, on: bool = True) -> None:  # noqa: FBT001, FBT002
        """Show the next moves of a best line as numbers on the cards; or not."""
        self._switch(Switch.LINE, on=on)

    def show_par(self, on: bool = True) -> None:  # noqa: FBT001, FBT002
        """Show the best possible score of the deal while it is played; or only at its end."""
        self._switch(Switch.PAR, on=on)

    @property
    def par(self) -> int | None:
        """The best possible score of these cards under these rules; None if it could not be proven."""
        best = self._assistant.find_par()
        return best.score if best.proven else None

    def play_line(self) -> str:
        """Let the table play a best line from here, move by move, until it ends or is stopped.

        Any click, key or other move stops it. In a plain script, where no time passes, all moves are made at once.

        Returns
        -------
        str
            What the table says.
        """
        return self._assistant.play_line() if self._advises else self._no_advice()

    def pause(self) -> None:
        """Stop playing the line."""
        self._assistant.pause()

    def is_shown(self, switch: Switch) -> bool:
        """Whether a part of the advice is switched on."""
        return self._assistant.is_on(switch)

    @property
    def line_plays(self) -> bool:
        """Whether a line is being played by itself."""
        return self._assistant.playing

    # What the board, the buttons, the keys and the assistant ask for.

    def act(self, asked: Command) -> None:
        """Do what a key or a button asked for."""
        if asked.action in _SWITCHES:
            switch = _SWITCHES[asked.action]
            self._switch(switch, on=not self.is_shown(switch))
        elif asked.action is Action.HINT:
            self.ask_hint()
        elif asked.action is Action.PLAY_LINE:
            self.play_or_pause()
        else:
            super().act(asked)

    def ask_hint(self) -> None:
        """Give the next step of a hint as soon as it is known."""
        if self._advises:
            self._assistant.hint()
        else:
            self._no_advice()

    def play_or_pause(self) -> None:
        """Stop the line if it plays, otherwise play it."""
        if not self._assistant.pause():
            self.play_line()

    def choose(self, switch: Switch, *, on: bool) -> None:
        """Switch a part of the advice on or off."""
        self._switch(switch, on=on)

    def interrupt(self) -> bool:
        """Stop a line that plays by itself; True if one did."""
        return self._assistant.pause()

    def helped(self) -> None:
        """Hear that the hand is played with help."""
        raise NotImplementedError

    def advice_changed(self) -> None:
        """Ask for the answers that are wanted now, and show what there is to show."""
        raise NotImplementedError

    def close(self) -> None:
        """End for good, and close everything that the area is made of."""
        if self._living:
            self._assistant.close()
        super().close()

    def _advice_drawer(self) -> Drawer:
        def panel() -> AdvicePanel:
            self._assistant.prepare()
            return AdvicePanel(self)

        return Drawer(self, say("advice.label"), say("advice.tip"), "compass", panel)

    def _show_advice(self) -> None:
        """Bring the line of advice up to date."""
        sentences = self._assistant.sentences
        self._advice_line.value = texts(sentences)
        self._advice_line.layout.display = "" if sentences else "none"

    def _switch(self, switch: Switch, *, on: bool) -> None:
        if not self._advises and switch is not Switch.PAR:
            self._no_advice()
        elif self._assistant.switch(switch, on=on):
            self.say(say(f"advice.switch.{switch}.on") if on else say(f"advice.switch.{switch}.off"))

    def _no_advice(self) -> str:
        said = say("advice.none.not_here")
        self.say(said)
        return said

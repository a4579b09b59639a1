"""`python -m golf_nb` is the command `golf-nb`."""

import sys

from golf_nb.cli import main

if __name__ == "__main__":
    sys.exit(main())

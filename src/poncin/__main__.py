"""``python -m poncin`` is the command ``poncin``."""

from poncin.cli import main

main()

"""Run `theomachy` as `python -m theomachy`, where scripts are on no path."""

from theomachy.cli import main

main()

"""`python -m theomachy`: the same as `theomachy`, where its scripts are on no path."""

from theomachy.cli import main

main()

"""Durthax and the Treekin."""

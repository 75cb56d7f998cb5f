"""Rulebooks and cards as printed: THEOMACHY_SHARED says where they lie, if they do. They are not ours to keep here."""

import os
from pathlib import Path

SHARED = Path(os.environ.get("THEOMACHY_SHARED") or "not-here")
REFERENCE = SHARED / "reference"

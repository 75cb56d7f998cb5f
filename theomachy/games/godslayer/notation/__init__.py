"""A battle as text, and back."""

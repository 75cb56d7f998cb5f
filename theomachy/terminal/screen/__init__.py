"""Views drawn with characters: boards, cards, choices, chances, lines of text."""

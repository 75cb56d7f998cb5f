"""What cards do: the language that their data is written in, and functions for what it cannot say. GS-CON-06"""

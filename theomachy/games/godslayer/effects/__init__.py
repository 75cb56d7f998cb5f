"""What cards do that data cannot say: a function under each one's id. GS-CON-06"""

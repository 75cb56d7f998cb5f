"""What the rows of a study say, in numbers. Read in this order: intervals, tables, regression, strengths, evening;
then matchups, course, abilities, comparing. No words here: `theomachy.reports` has them.
"""

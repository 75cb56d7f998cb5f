"""Statistics of a study's rows, in numbers; `theomachy.reports` puts them into words.

Read in this order: intervals, tables, regression, strengths, evening; then matchups, course, abilities, comparing.
"""

"""A study's findings as a page that one reads: charts, sentences, tables, in one file that needs nothing else.

Read in this order: page, sections, charts, drawing. Charts hold ids and numbers only; words are put in when a drawing
is finished, so that one drawing serves all languages.
"""

### The muster: filters, lists that are kept, what was measured, a sheet to print.

muster-faction = Faction
muster-all-factions = All
muster-cost-to = { $label } up to
muster-fits-only = Only what fits
muster-left = { $left } of { $most } left
muster-one-more = { $n } for each one more
muster-each-more = +{ $n } each
muster-unnamed = New list
muster-empty-text = Pick from the catalogue, or start with a ready-made list:
muster-look = Show the card of { $name }
muster-parts = Parts of the muster
muster-part-catalogue = Catalogue
muster-part-list = List
muster-text = Copy as text
muster-print = Print
muster-printed = Mustered at { $house }. Code: { $code }

## Lists that are kept

lists-mine = My lists
lists-none = No lists kept yet. Keep one, and you will find it here.
lists-keep = Keep this list
lists-keep-changes = Keep changes
lists-new = New list
lists-name = Name of the list
lists-rename = Rename
lists-duplicate = Duplicate
lists-delete = Delete
lists-delete-sure = Delete for good
lists-copy = { $name } (copy)
lists-foreign = Copied list
lists-numbered = List { $n }
lists-kept = Kept.
lists-gone = Deleted.
lists-changed = changed
lists-keep-copy = Keep a copy
lists-cancel = Cancel

## What was measured

measured-title = How it fares
measured-text = How often each of them was on the winning side: on average { $games } games a card, between two equal computer players. The field’s average is 50 %. It says nothing about how well they work together.
measured-army-text = A ready warband of this faction, in { $games } games against the other five, between two equal computer players. The field’s average is 50 %. Your own list was not measured.
measured-strength = { $strength } wins in 100 games, compared with an average card in its place ({ $low } to { $high }), between equal computer players
measured-mean = Average of these
measured-share = { $name }: { $share } %, between { $low } and { $high }

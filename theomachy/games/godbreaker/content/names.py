"""Names for godbreakers and circles that players have not named. They are not translated."""

NAMES = (
    *("Vesper", "Marrow", "Ondine", "Tarn", "Lumen", "Halcyon"),
    *("Anvil", "Brannoch", "Girder", "Hale", "Ingot", "Magnus"),
    *("Quill", "Swift", "Kestrel", "Rook", "Sable", "Veer"),
    *("Aurel", "Cantor", "Dirge", "Mirage", "Solace", "Zenith"),
    *("Ash", "Bracken", "Calla", "Dune", "Ember", "Fennel", "Gale", "Hollow", "Iris", "Juniper", "Kiln", "Lark"),
    *("Moth", "Nettle", "Opal", "Pyre", "Quarry", "Reed", "Slate", "Thistle", "Umber", "Vane", "Wren", "Yarrow"),
)

CIRCLE_NAMES = (
    *("The Ashen", "The Tidewake", "The Lantern Oath", "The Ninth Hour", "The Unbowed", "The Salt Road"),
    *("The Broken Hymn", "The Late Harvest", "The Open Gate", "The Quiet Storm", "The Red Thread", "The Winter Court"),
)

CAUSES = (
    *("for the drowned city", "for a road without tolls", "for those who cannot flee", "for the last library"),
    *("for bread and a roof", "for a sky without masters", "for the names of the dead", "for the river’s return"),
)

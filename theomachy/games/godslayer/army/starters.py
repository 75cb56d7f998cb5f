"""Starter warbands. GS-WAR-01."""

STARTERS = {
    "halodynes-160": "halodynes: demarchon+kopis+hoplon+minor-healing-potion; sanctum-priestess+aegis-hymn; "
    "amazon-hunters; cerberos",
    "mortans-160": "mortans: centurion+eagle-gladius+tower-scutum+alchemical-stimulant; necromagus+iron-grave; "
    "legionnaires; bonehound",
    "nordgaard-160": "nordgaard: scarjarl+jarls-great-axe; brewer-of-odrorir; fjell-warriors; frost-bear",
    "wyldfolk-160": "wyldfolk: pendragon+stepperunner-sword+potion-of-speed; bard-of-aynnsing; bladeslingers; "
    "sabre-tooth",
    "banebrood-160": "banebrood: gorelord+infector-blades; horn-brayer; maldire-mongrels; ursapine",
    "troglodytes-160": "troglodytes: hammerfist+lords-morning-star; lighteater+lightrend; reaver-runts; feral-troll",
    "halodynes-300": "halodynes: demarchon+kopis+hoplon; sanctum-priestess+aegis-hymn+searing-light; "
    "sacred-familiar@2; hoplites; amazon-hunters*5; hill-ogres",
    "mortans-300": "mortans: centurion+eagle-gladius+tower-scutum+alchemical-stimulant; princeptor; "
    "necromagus+iron-grave+knit-the-fallen; legionnaires*6; xisteri-bombers; scorpio; legio-mortum",
    "nordgaard-300": "nordgaard: scarjarl+jarls-great-axe+bear-mead; brewer-of-odrorir; fjell-warriors*6; "
    "einherjer*4; frost-bear; frost-bear",
    "wyldfolk-300": "wyldfolk: pendragon+spear-of-the-oak+torc-of-thorns; bard-of-aynnsing; wolfhound@2; "
    "druid+fury-of-mabhdus; cromlech-guard*5; bladeslingers*6; sabre-tooth",
    "banebrood-300": "banebrood: gorelord+hornplate-armor+infector-blades; gut-hackers*5; ursapine; ursapine; "
    "maldire-mongrels",
    "troglodytes-300": "troglodytes: hammerfist+lords-morning-star+black-iron-plate; "
    "lighteater+veil-of-dusk+lightrend; obsidian-nightmare; grayhorns; reaver-runts*12",
}
"""Starter warbands by id: two of each faction. GS-WAR-01."""

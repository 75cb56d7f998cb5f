# A page without a server.
page-building = The games are on their way …
page-alone = This page runs in your browser alone, and its dice are your own. To play with friends by a link you need a server.
page-failed = The games could not be loaded. Load the page again.

# A page without a server.
page-building = The games are on their way …
page-alone = This page runs in your browser alone, and its dice are your own. To play with friends by a link you need a server.
page-server = There is one at { $address }
page-failed = The games could not be loaded. Load the page again.
page-loaded = { $here } of { $all } MB
page-unkept-full = This browser has no room left for this page: what is played now cannot be kept. Download what there is, then make room.
page-unkept-other = This browser keeps nothing for this page: what is played here is gone when it is closed. Perhaps the window is a private one, or storage is blocked.
page-take = Download everything that is kept

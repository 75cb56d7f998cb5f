# What only a page without a server has to say.
page-needs-server = That needs a server: this page runs in your browser alone, and nobody else can reach it.
unverified-page = It was played in a browser alone: its dice are the player's own, and nobody else can vouch for them.
page-not-built = There is no page in { $folder }: run `make page` first.
cli-page = Serve the page that needs no server, to look at it. “make page” builds it; any static host can serve it.

    Examples:

    - theomachy page --open
    - theomachy page build/page --port 8001
flag-page-folder = The folder of the page; by default build/page.
page-storage-full = this browser has no room left for this page
page-storage-other = this browser keeps nothing for this page

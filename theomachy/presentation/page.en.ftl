# What only a page without a server has to say.
page-needs-server = That needs a server: this page runs in your browser alone, and nobody else can reach it.
page-storage-full = this browser has no room left for this page
page-storage-other = this browser keeps nothing for this page

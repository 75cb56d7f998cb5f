// The present place. The address is the state: pages read `route`, and links are plain links.
import { SvelteURLSearchParams } from 'svelte/reactivity'

interface Route {
  path: string
  parts: string[]
  query: URLSearchParams
  hash: string
}

/** The way in which a place is written into the address of the window. */
interface Writing {
  read: () => string
  write: (place: string) => string
}

let writing: Writing = {
  read: () => window.location.pathname + window.location.search + window.location.hash,
  write: (place) => place,
}

function here(): Route {
  const { pathname, search, hash } = new URL(writing.read(), window.location.origin)
  const parts = pathname.split('/').filter(Boolean).map(decodeURIComponent)
  return { path: pathname, parts, query: new SvelteURLSearchParams(search), hash: decodeURIComponent(hash.slice(1)) }
}

export const route: Route = $state(here())

function arrive() {
  Object.assign(route, here())
}

/** Changes how places are written. A page without a server, for example, writes them after a #. */
export function write(otherwise: Writing): void {
  writing = otherwise
  arrive()
}

/** Returns the full address of a place, to be shared. */
export function addressOf(place: string): string {
  return new URL(writing.write(place), window.location.href).href
}

export function go(path: string): void {
  const before = route.path
  window.history.pushState(null, '', writing.write(path))
  arrive()
  if (route.path !== before) window.scrollTo(0, 0)
}

/** Changes the address of the present place without an entry in the browser's history. */
export function become(path: string): void {
  window.history.replaceState(null, '', writing.write(path))
  arrive()
}

window.addEventListener('popstate', arrive)
window.addEventListener('hashchange', arrive)

// A click on a link to another place of the house changes the route without loading the page again.
document.addEventListener('click', (event) => {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = event.target instanceof Element && event.target.closest('a[href]')
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return
  if (link.origin !== window.location.origin || link.pathname.startsWith('/api/')) return
  if (link.hash && link.pathname === window.location.pathname && link.search === window.location.search) return
  event.preventDefault()
  go(link.pathname + link.search + link.hash)
})

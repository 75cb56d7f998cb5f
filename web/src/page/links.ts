// Places in a page without a server are written after a #, so that one file on any static host shows them all. Links
// are written as paths from the root; the # is added when a pointer or the focus reaches them.
import { text } from '../lib/host/api'
import { become, go, route, write } from '../lib/browser/route.svelte'

const ROOT = '#/'
const API = '/api/'

export function writeAfterHash(): void {
  write({
    read: () => (location.hash.startsWith(ROOT) ? location.hash.slice(1) : '/'),
    write: (place) => `#${place}`,
  })
  for (const reached of ['pointerover', 'focusin']) document.addEventListener(reached, address, true)
  document.addEventListener('click', follow, true)
}

function linkOf(event: Event): HTMLAnchorElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
}

function address(event: Event): void {
  const link = linkOf(event)
  const place = link?.getAttribute('href')
  if (place?.startsWith('/') && !place.startsWith(API)) link!.setAttribute('href', `#${place}`)
}

function follow(event: MouseEvent): void {
  const link = linkOf(event)
  const place = link?.getAttribute('href') ?? ''
  if (!link || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  if (place.startsWith(API)) {
    event.preventDefault()
    void download(place.slice(API.length - 1), link.download)
  } else if (place.startsWith(ROOT) && !link.target) {
    event.preventDefault()
    walk(place.slice(1))
  } else if (place.startsWith('#') && !link.target) {
    event.preventDefault()
    become(`${route.path}${place}`)
    scroll(place.slice(1))
  }
}

function walk(place: string): void {
  go(place)
  const fragment = place.split('#')[1]
  if (fragment) requestAnimationFrame(() => scroll(decodeURIComponent(fragment)))
}

function scroll(id: string): void {
  const found = document.getElementById(id)
  found?.scrollIntoView()
  found?.focus({ preventScroll: true })
}

/** Downloads what a server would send as a file. */
async function download(path: string, name: string): Promise<void> {
  const parts = path.split('/')
  save(name || `${parts.at(-2)}.${parts.at(-1) === 'record' ? 'tmr' : 'campaign'}`, await text(path))
}

/** Saves a text as a downloaded file. */
export function save(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

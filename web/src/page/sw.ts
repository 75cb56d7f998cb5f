// Caches one version of the page, so that it works offline. A new version is fetched beside the old one and replaces it
// when no tab is open, so that versions never mix. `make page` writes VERSION and FILES in front of this script.

import type { Kept } from './keep'

declare const VERSION: string
declare const FILES: Record<string, number> // sizes in bytes by file

interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Fetching extends Extendable {
  request: Request
  respondWith(answer: Promise<Response>): void
}

const worker = self as unknown as {
  registration: { scope: string }
  clients: {
    claim(): Promise<void>
    matchAll(which: { includeUncontrolled: true }): Promise<{ postMessage(message: Kept): void }[]>
  }
  addEventListener<E>(type: string, listener: (event: E) => void): void
}
const scope = worker.registration.scope
const prefix = `theomachy ${scope} `
const current = prefix + VERSION

worker.addEventListener<Extendable>('install', (event) => event.waitUntil(fill()))
worker.addEventListener<Extendable>('activate', (event) => event.waitUntil(take()))
worker.addEventListener<Extendable>('message', (event) => event.waitUntil(worker.clients.claim()))
worker.addEventListener<Fetching>('fetch', (event) => {
  const { request } = event
  if (request.method === 'GET' && request.url.startsWith(scope)) event.respondWith(answer(request))
})

async function fill(): Promise<void> {
  const kept = await caches.open(current)
  const waiting = await worker.clients.matchAll({ includeUncontrolled: true })
  const all = Object.values(FILES).reduce((sum, size) => sum + size)
  let here = 0

  async function fetched(file: string): Promise<void> {
    const place = new URL(file, scope).href
    // checked with the server, so that no cached file of an older version is used
    const answer = await fetch(place, { cache: 'no-cache' })
    if (!answer.ok) throw new Error(`${file}: ${answer.status}`)
    await Promise.all([counted(answer.clone()), kept.put(place, answer)])
  }

  async function counted(answer: Response): Promise<void> {
    for (const reader = answer.body!.getReader(); ;) {
      const { done, value } = await reader.read()
      if (done) return
      here += value.length
      for (const client of waiting) client.postMessage({ here, all })
    }
  }

  await Promise.all(Object.keys(FILES).map(fetched))
}

async function take(): Promise<void> {
  const old = (await caches.keys()).filter((other) => other.startsWith(prefix) && other !== current)
  await Promise.all(old.map((other) => caches.delete(other)))
  await worker.clients.claim()
}

async function answer(request: Request): Promise<Response> {
  const kept = await caches.open(current)
  const page = request.mode === 'navigate' ? scope : request.url
  return (await kept.match(page, { ignoreSearch: true })) ?? fetch(request)
}

export {}

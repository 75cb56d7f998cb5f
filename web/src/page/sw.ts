// Keeps a whole version of the page, so that it works in flight mode. A new version is fetched beside the old one and
// takes its place when no tab is left: what runs is never mixed with it. `make page` writes the version and its files
// before this script.

declare const VERSION: string
declare const FILES: string[]

interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Fetching extends Extendable {
  request: Request
  respondWith(answer: Promise<Response>): void
}

const worker = self as unknown as {
  registration: { scope: string }
  clients: { claim(): Promise<void> }
  addEventListener<E>(type: string, listener: (event: E) => void): void
}
const scope = worker.registration.scope
const prefix = `theomachy ${scope} `
const current = prefix + VERSION

worker.addEventListener<Extendable>('install', (event) => event.waitUntil(fill()))
worker.addEventListener<Extendable>('activate', (event) => event.waitUntil(take()))
worker.addEventListener<Fetching>('fetch', (event) => {
  const { request } = event
  if (request.method === 'GET' && request.url.startsWith(scope)) event.respondWith(answer(request))
})

async function fill(): Promise<void> {
  const kept = await caches.open(current)
  await kept.addAll(['./', ...FILES].map((file) => new URL(file, scope).href))
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

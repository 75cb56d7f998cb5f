// Caches the whole page before Python starts. So nothing is fetched twice, all files are of one version, and Chromium
// can reuse at the second visit what it compiled at the first.

/** The progress of caching, in bytes of the page's folder. */
export interface Kept {
  here: number
  all: number
}

/** Waits until the page is cached, or until it is clear that this browser cannot cache it. */
export async function keep(arrived: (kept: Kept) => void): Promise<void> {
  const workers = navigator.serviceWorker
  if (!workers || workers.controller) return
  const hear = ({ data }: MessageEvent<Kept>) => arrived(data)
  workers.addEventListener('message', hear)
  try {
    const registered = await workers.register('sw.js')
    if (!registered.active && registered.installing) await settled(registered.installing)
    if (!workers.controller) registered.active?.postMessage('claim') // another tab or an earlier visit has installed it
  } catch (error) {
    console.warn('the page is not kept', error)
  }
  workers.removeEventListener('message', hear)
}

function settled(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    const look = () => ['activated', 'redundant'].includes(worker.state) && resolve()
    worker.addEventListener('statechange', look)
    look()
  })
}

// All of the page is kept before Python begins: nothing is fetched twice, all that runs is of one version, and what
// Chromium compiles at the first visit is there at the second.

/** How much of the page is kept, in bytes of its folder. */
export interface Kept {
  here: number
  all: number
}

/** Until all of it is kept, now or since an earlier visit; or it is plain that this browser keeps nothing. */
export async function keep(arrived: (kept: Kept) => void): Promise<void> {
  const workers = navigator.serviceWorker
  if (!workers || workers.controller) return
  const hear = ({ data }: MessageEvent<Kept>) => arrived(data)
  workers.addEventListener('message', hear)
  try {
    const registered = await workers.register('sw.js')
    if (!registered.active && registered.installing) await settled(registered.installing)
    if (!workers.controller) registered.active?.postMessage('claim') // it was done with another tab, or before this came
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

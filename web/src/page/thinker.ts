// The second worker, seen from the first: begun when an agent looks ahead, ended when it takes too long.

const PATIENCE = 60_000 // the first thought waits for Python, too

export class Thinker {
  #worker: Worker | null = null
  #last: Promise<string> = Promise.resolve('')

  /** What an agent answers; empty if it does not. One thinks after the other. */
  think(thought: string): Promise<string> {
    this.#last = this.#last.then(() => this.#ask(thought))
    return this.#last
  }

  #ask(thought: string): Promise<string> {
    const worker = (this.#worker ??= new Worker(self.location.href, { type: 'module', name: 'agents' }))
    return new Promise((resolve) => {
      const settle = (key: string) => {
        clearTimeout(late)
        if (!key) this.#end()
        resolve(key)
      }
      const late = setTimeout(() => settle(''), PATIENCE)
      worker.onmessage = ({ data }: MessageEvent<string>) => settle(data)
      worker.onerror = () => settle('')
      worker.postMessage(thought)
    })
  }

  #end(): void {
    this.#worker?.terminate()
    this.#worker = null
  }
}

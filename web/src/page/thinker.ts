// The second worker, as the first one uses it: started when an agent searches, and ended if it takes too long.

const PATIENCE = 60_000 // milliseconds; the first answer also waits for Python to start

export class Thinker {
  #worker: Worker | null = null
  #last: Promise<string> = Promise.resolve('')

  /** Returns the answer of an agent; an empty text if it fails. Agents search one after the other. */
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

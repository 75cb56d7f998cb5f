// The house in this tab as a host. Answers that are equal for everybody were written when the page was built and need
// no Python. A worker gives the others; it starts with the first of them.
import type { Answer, Host, Listener, TableLine } from '../lib/host/host'
import { keep } from './keep'
import type { FromEngine, ToEngine } from './messages'

const BROKEN = 1011
const PRINTED = /^\/(games|lessons|rulebook\/\w+)\?lang=(\w+)$/

type Progress = Extract<FromEngine, { type: 'loaded' | 'ready' | 'failed' | 'unkept' }>

export class Tab implements Host {
  readonly alone = true
  readonly server = document.querySelector<HTMLMetaElement>('meta[name="theomachy-server"]')?.content ?? ''
  /** Receives the progress of loading, its end, and failures to keep something. */
  onprogress: (what: Progress) => void = () => {}
  #engine: Promise<Worker> | null = null
  #id = 0
  #asked = new Map<number, { resolve: (answer: Answer) => void; reject: (why: Error) => void }>()
  #lines = new Map<number, Listener>()
  #wanted: ((everything: string) => void)[] = []

  async ask(method: string, path: string, body = ''): Promise<Answer> {
    const [, name, lang] = (method === 'GET' && PRINTED.exec(path)) || []
    if (name && lang) {
      const answer = await fetch(`answers/${name.replace('/', '-')}.${lang}.json`)
      if (answer.ok) return { status: 200, text: await answer.text() }
    }
    return new Promise((resolve, reject) => {
      this.#asked.set(++this.#id, { resolve, reject })
      this.#tell({ type: 'ask', id: this.#id, method, path, body })
    })
  }

  open(match: string, lang: string, listener: Listener): TableLine {
    const line = ++this.#id
    const lines = this.#lines.set(line, listener)
    this.#tell({ type: 'open', line, match, lang })
    return {
      get isOpen() {
        return lines.has(line)
      },
      send: (text) => this.#tell({ type: 'say', line, text }),
      close: () => {
        if (lines.delete(line)) this.#tell({ type: 'close', line })
      },
    }
  }

  /** Returns everything in this browser's storage: paths with their texts, as JSON. */
  all(): Promise<string> {
    return new Promise((resolve) => {
      this.#wanted.push(resolve)
      this.#tell({ type: 'all' })
    })
  }

  /** Starts the worker before the first request. */
  warm(): void {
    void this.#begun()
  }

  #begun(): Promise<Worker> {
    return (this.#engine ??= keep((kept) => this.onprogress({ type: 'loaded', ...kept })).then(() => this.#begin()))
  }

  #begin(): Worker {
    const engine = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'engine' })
    engine.onmessage = ({ data }: MessageEvent<FromEngine>) => this.#hear(data)
    engine.onerror = () => this.#fail()
    return engine
  }

  #tell(message: ToEngine): void {
    void this.#begun().then((engine) => engine.postMessage(message))
  }

  #hear(message: FromEngine): void {
    if (message.type === 'answer') {
      this.#asked.get(message.id)?.resolve(message)
      this.#asked.delete(message.id)
    } else if (message.type === 'heard') this.#lines.get(message.line)?.hear(message.text)
    else if (message.type === 'closed') this.#closed(message.line, message.code)
    else if (message.type === 'all') for (const take of this.#wanted.splice(0)) take(message.text)
    else if (message.type === 'failed') this.#fail()
    else if (message.type !== 'loaded' || !navigator.serviceWorker?.controller) this.onprogress(message)
  }

  #closed(line: number, code: number): void {
    const listener = this.#lines.get(line)
    this.#lines.delete(line)
    listener?.closed(code)
  }

  /** Reports that the worker has failed, rejects open requests, and lets the next request start another worker. */
  #fail(): void {
    this.onprogress({ type: 'failed' })
    void this.#engine?.then((engine) => engine.terminate())
    this.#engine = null
    for (const { reject } of this.#asked.values()) reject(new Error('the house could not be built'))
    this.#asked.clear()
    for (const line of [...this.#lines.keys()]) this.#closed(line, BROKEN)
  }
}

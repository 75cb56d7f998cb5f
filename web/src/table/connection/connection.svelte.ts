// The connection to one table: it is opened again when it breaks, and matches answers to the questions sent over it.
import { host, type TableLine } from '../../lib/host/host'
import type {
  FromServer,
  HintsMessage,
  MeasuredMessage,
  SecretsMessage,
  Sentence,
  ToServer,
  VerdictMessage,
  WaysMessage,
} from '../../wire'

const PING = 15_000
const PATIENCE = 10_000
const FIRST_TRY = 300
const LAST_TRY = 5_000

export type Line = 'opening' | 'up' | 'down' | 'gone' | 'old'
type Reply = VerdictMessage | MeasuredMessage | SecretsMessage | WaysMessage | HintsMessage
/** A message to the server that has no number yet. */
type Unsent = ToServer extends infer M ? (M extends { id: number } ? Omit<M, 'id'> : never) : never

export class Connection {
  line = $state<Line>('opening')
  tryAt = $state(0)
  /** The number of connections so far: what was sent over one is not known on the next. */
  lines = 0
  hear: (message: FromServer) => void = () => {}

  #match: string
  #lang: string
  #socket: TableLine | null = null
  #id = 0
  #tries = 0
  #known = false // a table has been seen
  #retry = 0
  #beat = 0
  #lost = 0
  #left = false
  #pending = new Map<number, (reply: Reply | null, reason?: Sentence) => void>()

  constructor(match: string, lang: string) {
    this.#match = match
    this.#lang = lang
  }

  open(): void {
    this.#left = false
    this.#connect()
    addEventListener('online', this.tryNow)
  }

  close(): void {
    this.#left = true
    removeEventListener('online', this.tryNow)
    clearTimeout(this.#retry)
    this.#drop()
    this.#socket?.close()
  }

  /** Closes the connection for good, since the page is older than the server. */
  closeAsOld(): void {
    this.close()
    this.line = 'old'
  }

  /** Notes that the whole table has arrived, so that the connection is good. */
  stand(): void {
    this.line = 'up'
    this.#known = true
    this.#tries = 0
    this.#heartbeat()
  }

  tryNow = (): void => {
    if (this.line !== 'down') return
    clearTimeout(this.#retry)
    this.#connect()
  }

  speak(lang: string): void {
    if (lang === this.#lang) return
    this.#lang = lang
    this.send({ type: 'speak', lang })
  }

  send(message: Unsent): number {
    const id = ++this.#id
    if (this.#isOpen) this.#socket!.send(JSON.stringify({ ...message, id }))
    return id
  }

  /** Sends a message later, unless the connection has changed by then or the message is no longer needed. */
  sendLater(message: Unsent, time: number, needed: () => boolean): void {
    const socket = this.#socket
    setTimeout(() => {
      if (socket === this.#socket && needed()) this.send(message)
    }, time)
  }

  /** Sends a question and returns its answer; null if it is not answered. */
  inquire<R extends Reply = VerdictMessage>(
    message: Unsent,
    refused: (reason: Sentence) => void = () => {},
  ): Promise<R | null> {
    if (!this.#isOpen) return Promise.resolve(null)
    return new Promise((resolve) =>
      this.#pending.set(this.send(message), (reply, reason) => {
        if (reason) refused(reason)
        resolve(reply as R | null)
      }),
    )
  }

  /** Hands the answer to a question, or the reason for none, to its asker; returns false for an unknown number. */
  settle(re: number | undefined, reply: Reply | null, reason?: Sentence): boolean {
    const done = re === undefined ? undefined : this.#pending.get(re)
    if (!done) return false
    done(reply, reason)
    return this.#pending.delete(re!)
  }

  get #isOpen(): boolean {
    return this.#socket?.isOpen ?? false
  }

  #connect(): void {
    this.lines += 1
    const socket = host().open(this.#match, this.#lang, {
      hear: (text) => {
        if (socket !== this.#socket) return
        clearTimeout(this.#lost)
        this.hear(JSON.parse(text) as FromServer)
      },
      closed: (code) => {
        if (socket === this.#socket) this.#closed(code)
      },
    })
    this.#socket = socket
  }

  #closed(code: number): void {
    this.#drop()
    this.#socket = null
    if (this.#left) return
    if (code >= 4400 && code < 4500) {
      this.line = 'gone'
      return
    }
    if (this.#known || this.#tries > 0) this.line = 'down'
    const wait = Math.min(LAST_TRY, FIRST_TRY * 2 ** this.#tries) * (0.75 + Math.random() / 2)
    this.#tries += 1
    this.tryAt = Date.now() + wait
    this.#retry = window.setTimeout(() => this.#connect(), wait)
  }

  /** Drops the open questions: none will be answered on this connection. */
  #drop(): void {
    clearInterval(this.#beat)
    clearTimeout(this.#lost)
    for (const done of this.#pending.values()) done(null)
    this.#pending.clear()
  }

  #heartbeat(): void {
    clearInterval(this.#beat)
    this.#beat = window.setInterval(() => {
      this.send({ type: 'ping' })
      clearTimeout(this.#lost)
      this.#lost = window.setTimeout(() => {
        const socket = this.#socket
        socket?.close()
        if (socket && socket === this.#socket) this.#closed(1006)
      }, PATIENCE)
    }, PING)
  }
}

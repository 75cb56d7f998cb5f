// What is looked up: what an option would do, why something cannot be chosen, how far something is.
import type {
  HintsMessage,
  MeasuredMessage,
  Option,
  Request,
  SecretsMessage,
  Sentence,
  VerdictMessage,
} from '../../wire'
import { Allowance } from './allowance'
import type { Connection } from './connection.svelte'

const PROBES = 16
const AT_ONCE = 32
const A_SECOND = 10

export class Inquiries {
  /** By key, on the request that is asked now. */
  verdicts = $state.raw<Record<string, VerdictMessage>>({})
  refused: (reason: Sentence) => void = () => {}

  #connection: Connection
  #probing = '' // the request whose options are looked up
  #allowance = new Allowance(AT_ONCE, A_SECOND)

  constructor(connection: Connection) {
    this.#connection = connection
  }

  forget(): void {
    this.verdicts = {}
  }

  /** An answer goes first: what was looked up unasked is no longer wanted. */
  stop(): void {
    this.#probing = ''
  }

  probe(request: Request, key: string): Promise<VerdictMessage | null> {
    const known = this.verdicts[key]
    if (known?.request === request.id) return Promise.resolve(known)
    return this.look(request, key).then((verdict) => {
      if (verdict && verdict.request === request.id) this.verdicts = { ...this.verdicts, [key]: verdict }
      return verdict
    })
  }

  /** On a place of a plane: there are too many of them to keep. */
  look(request: Request, key: string): Promise<VerdictMessage | null> {
    return this.#connection.inquire({ type: 'probe', request: request.id, key })
  }

  measure(from: string, to: string): Promise<MeasuredMessage | null> {
    return this.#connection.inquire<MeasuredMessage>({ type: 'measure', from, to }, (reason) => this.refused(reason))
  }

  /** What one of those who share the screen sees. */
  secrets(seat: number): Promise<SecretsMessage | null> {
    return this.#connection.inquire<SecretsMessage>({ type: 'secrets', seat }, (reason) => this.refused(reason))
  }

  hints(request: Request): Promise<HintsMessage | null> {
    return this.#connection.inquire<HintsMessage>({ type: 'hint', request: request.id }, (reason) =>
      this.refused(reason),
    )
  }

  point(request: Request, at: string): Promise<VerdictMessage | null> {
    return this.#connection.inquire({ type: 'point', request: request.id, at })
  }

  /** Looks up what the options would do, two at a time. */
  async probeAll(request: Request, options: Option[]): Promise<void> {
    this.#probing = request.id
    const keys = options.slice(0, PROBES).map((option) => option.key)
    const worker = async (): Promise<void> => {
      for (let key = keys.shift(); key !== undefined && this.#probing === request.id; key = keys.shift()) {
        await this.#allowed()
        if (this.#probing === request.id) await this.probe(request, key)
      }
    }
    await Promise.all([worker(), worker()])
  }

  async #allowed(): Promise<void> {
    const wait = this.#allowance.take()
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
  }
}

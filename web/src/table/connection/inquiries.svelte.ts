// Inquiries to the server: what an option would do, why something cannot be chosen, how far something is.
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
  /** The verdicts on options of the present request, by key. */
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

  /** Stops automatic inquiries, so that an answer goes first. */
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

  /** Asks about a place of a plane without keeping the verdict: there are too many places. */
  look(request: Request, key: string): Promise<VerdictMessage | null> {
    return this.#connection.inquire({ type: 'probe', request: request.id, key })
  }

  measure(from: string, to: string): Promise<MeasuredMessage | null> {
    return this.#connection.inquire<MeasuredMessage>({ type: 'measure', from, to }, (reason) => this.refused(reason))
  }

  /** Asks what one of the players at this screen sees. */
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

  /** Asks what the options would do, two at a time. */
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

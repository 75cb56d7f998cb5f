// Direct play: the places and targets that several answers lead to in one gesture. On the board they are options like
// any other; in the bar they stand only where several of them lead to the same place.
import type { Option, Request, Way, WaysMessage } from '../../wire'
import type { Connection } from '../connection/connection.svelte'

export class Ways {
  carried = $state<string | null>(null) // the piece that is being dragged somewhere

  #connection: Connection
  #request = ''
  #found = $state.raw<Way[]>([])

  constructor(connection: Connection) {
    this.#connection = connection
  }

  /** Looks up where a question leads; what was found for another one is forgotten. */
  async find(request: Request | null): Promise<void> {
    this.#request = request?.id ?? ''
    this.#found = []
    this.carried = null
    if (!request || request.kind !== 'ask' || request.region || request.secret || request.usual) return
    const reply = await this.#connection.inquire<WaysMessage>({ type: 'ways', request: request.id })
    if (reply?.request === this.#request) this.#found = reply.ways ?? []
  }

  /** All of them as options. */
  readonly options = $derived(
    this.#found.map(({ label, piece, zone, who }, n): Option & { who?: string } => ({
      key: `way ${n}`,
      label,
      piece,
      zone,
      who,
    })),
  )
  /** Those of the piece that is being dragged, else of whoever acts. */
  readonly shown = $derived(this.options.filter(({ who }) => who === (this.carried ?? undefined)))
  /** The pieces that can be dragged somewhere: before they have been chosen to act, or by what another one does. */
  readonly carriers = $derived([...new Set(this.#found.flatMap(({ who }) => who ?? []))])

  of(key: string): Way | undefined {
    const n = this.options.findIndex((option) => option.key === key)
    return this.#found[n]
  }

  /** Of several ways to a place the one that is meant: what is on no card, such as to go there. What a card says is
   * chosen there first. */
  meant(options: Option[]): Option | undefined {
    const plain = options.filter((option) => this.of(option.key)?.plain)
    return plain.length === 1 && options.every((option) => this.of(option.key)) ? plain[0] : undefined
  }

  /** Whether any leads to a place. */
  lead(at: { piece?: string; zone?: string }): boolean {
    return this.shown.some(({ piece, zone }) => (piece === undefined ? zone === at.zone : piece === at.piece))
  }
}

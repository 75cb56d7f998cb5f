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

  /** Asks where a question leads, and forgets what was found for the one before. */
  async find(request: Request | null): Promise<void> {
    this.#request = request?.id ?? ''
    this.#found = []
    this.carried = null
    if (!request || request.kind !== 'ask' || request.region || request.secret || request.usual) return
    const reply = await this.#connection.inquire<WaysMessage>({ type: 'ways', request: request.id })
    if (reply?.request === this.#request) this.#found = reply.ways ?? []
  }

  /** The ways as options. */
  readonly options = $derived(
    this.#found.map(({ label, piece, zone, who }, n): Option & { who?: string } => ({
      key: `way ${n}`,
      label,
      piece,
      zone,
      who,
    })),
  )
  /** The ways of the piece that is being dragged, else of the piece that acts. */
  readonly shown = $derived(this.options.filter(({ who }) => who === (this.carried ?? undefined)))
  /** The pieces that can be dragged although they do not act: before they are chosen, or moved by another piece. */
  readonly carriers = $derived([...new Set(this.#found.flatMap(({ who }) => who ?? []))])

  of(key: string): Way | undefined {
    const n = this.options.findIndex((option) => option.key === key)
    return this.#found[n]
  }

  /** Returns the way that a click on a place means, if several lead there: the only one that is on no card, such as a move.
   * A way that a card offers is chosen on the card first. */
  meant(options: Option[]): Option | undefined {
    const plain = options.filter((option) => this.of(option.key)?.plain)
    return plain.length === 1 && options.every((option) => this.of(option.key)) ? plain[0] : undefined
  }

  /** Returns true if any way leads to a place. */
  lead(at: { piece?: string; zone?: string }): boolean {
    return this.shown.some(({ piece, zone }) => (piece === undefined ? zone === at.zone : piece === at.piece))
  }
}

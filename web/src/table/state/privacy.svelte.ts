// Several people at one screen: it shows what all of them may know. What one of them alone may see is shown once the
// others look away: to a secret question, or on request until the next step.
import type { Request, Scene, SecretsMessage } from '../../wire'
import type { Live } from './live.svelte'
import type { Side } from '../seats/sides'

/** What has to be known of a table to keep its secrets. */
interface Table {
  readonly live: Live
  readonly mine: Request | null
  readonly request: Request | null
  readonly sides: Side[]
}

export class Privacy {
  #table: Table
  #holder = $state<number | null>(null) // the seat that sits before the screen alone, to answer in secret
  #asking = $state<number | null>(null) // the seat that wants to see its own secrets: the others do not look away yet
  #shown = $state.raw<{ message: SecretsMessage; told: number } | null>(null)
  #turned = '' // the request that was asked last

  constructor(table: Table) {
    this.#table = table
  }

  readonly shared = $derived.by(() => this.#table.sides.filter((side) => side.mine).length > 1)
  /** A secret question for another of those who share the screen. */
  readonly veiled = $derived.by(() => {
    const { mine } = this.#table
    return Boolean(mine?.secret) && this.shared && this.#holder !== mine!.seat
  })
  /** Who is to look at the screen alone. */
  readonly veil = $derived.by(() => {
    const seat = this.veiled ? this.#table.mine!.seat : this.#asking
    return seat === null ? undefined : this.#table.sides[seat]
  })
  /** What one of them sees, while only they look. */
  readonly #own = $derived.by(() => {
    const { live } = this.#table
    const fresh = this.#shown?.message.n === live.n && this.#shown.told === live.told
    return fresh && !live.playback.busy && !this.veil ? this.#shown!.message : null
  })
  readonly scene = $derived.by((): Scene => this.#own?.scene ?? this.#table.live.playback.scene)
  /** Whose secrets are shown on request, until they are hidden. */
  readonly revealed = $derived.by(() => {
    const seat = this.#table.mine?.secret ? undefined : this.#own?.seat
    return seat === undefined ? undefined : this.#table.sides[seat]
  })
  /** Who can ask for their own secrets: whoever is asked comes first. */
  readonly keepers = $derived.by(() => {
    const { mine, sides } = this.#table
    const keepers = this.veil || this.revealed || mine?.secret ? [] : sides.filter((side) => side.secrets)
    return keepers.sort((a, b) => Number(b.seat === mine?.seat) - Number(a.seat === mine?.seat))
  })

  /** The others are to look away, since a seat wants to see its own secrets; false if it has none. */
  ask(seat: number | undefined): boolean {
    if (seat === undefined) return false
    this.#asking = seat
    return true
  }

  /** The others look away. */
  open(): void {
    const seat = this.veil?.seat
    if (this.veiled) this.#holder = this.#table.mine!.seat
    this.#asking = null
    if (seat !== undefined) void this.#show(seat)
  }

  /** All may look again; false if nobody looks alone. */
  hide(): boolean {
    if (!this.revealed && this.#asking === null) return false
    this.#shown = this.#asking = null
    return true
  }

  /** Another question is asked: only who answers several secrets one after the other goes on alone. */
  turn(): void {
    const { request } = this.#table
    if (!request || request.id === this.#turned) return
    this.#turned = request.id
    if (this.#holder === null) return
    if (!request.mine || !request.secret || request.seat !== this.#holder) this.#holder = null
    else void this.#show(request.seat)
  }

  async #show(seat: number): Promise<void> {
    const { live } = this.#table
    const told = live.told
    const message = await live.inquiries.secrets(seat)
    if (message) this.#shown = { message, told }
  }
}

// Several players at one screen, which shows only what all of them may know. A player's own secrets are shown once the
// others look away: at a secret question, or on request until the next step.
import type { Request, Scene, SecretsMessage } from '../../wire'
import type { Live } from './live.svelte'
import type { Side } from '../seats/sides'

/** The parts of a table that privacy depends on. */
interface Table {
  readonly live: Live
  readonly mine: Request | null
  readonly request: Request | null
  readonly sides: Side[]
}

export class Privacy {
  #table: Table
  #holder = $state<number | null>(null) // the seat that looks at the screen alone, to answer in secret
  #asking = $state<number | null>(null) // the seat that wants to see its own secrets: the others do not look away yet
  #shown = $state.raw<{ message: SecretsMessage; told: number } | null>(null)
  #turned = '' // the request that was asked last

  constructor(table: Table) {
    this.#table = table
  }

  readonly shared = $derived.by(() => this.#table.sides.filter((side) => side.mine).length > 1)
  /** True while a secret question waits for a player at this screen who does not look alone yet. */
  readonly veiled = $derived.by(() => {
    const { mine } = this.#table
    return Boolean(mine?.secret) && this.shared && this.#holder !== mine!.seat
  })
  /** The side that is to look at the screen alone; undefined for none. */
  readonly veil = $derived.by(() => {
    const seat = this.veiled ? this.#table.mine!.seat : this.#asking
    return seat === null ? undefined : this.#table.sides[seat]
  })
  /** The secrets of the player who looks alone; null while several look. */
  readonly #own = $derived.by(() => {
    const { live } = this.#table
    const fresh = this.#shown?.message.n === live.n && this.#shown.told === live.told
    return fresh && !live.playback.busy && !this.veil ? this.#shown!.message : null
  })
  readonly scene = $derived.by((): Scene => this.#own?.scene ?? this.#table.live.playback.scene)
  /** The side whose secrets are shown on request; undefined once they are hidden. */
  readonly revealed = $derived.by(() => {
    const seat = this.#table.mine?.secret ? undefined : this.#own?.seat
    return seat === undefined ? undefined : this.#table.sides[seat]
  })
  /** The sides that can ask for their own secrets, the one that is asked first. */
  readonly keepers = $derived.by(() => {
    const { mine, sides } = this.#table
    const keepers = this.veil || this.revealed || mine?.secret ? [] : sides.filter((side) => side.secrets)
    return keepers.sort((a, b) => Number(b.seat === mine?.seat) - Number(a.seat === mine?.seat))
  })

  /** Asks the others to look away, since a seat wants to see its secrets; returns false if it has none. */
  ask(seat: number | undefined): boolean {
    if (seat === undefined) return false
    this.#asking = seat
    return true
  }

  /** Shows the secrets, now that the others look away. */
  open(): void {
    const seat = this.veil?.seat
    if (this.veiled) this.#holder = this.#table.mine!.seat
    this.#asking = null
    if (seat !== undefined) void this.#show(seat)
  }

  /** Hides the secrets so that all may look again; returns false if nobody looks alone. */
  hide(): boolean {
    if (!this.revealed && this.#asking === null) return false
    this.#shown = this.#asking = null
    return true
  }

  /** Notes another question. Only a player with several secret questions in a row goes on looking alone. */
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

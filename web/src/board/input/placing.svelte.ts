// Placing a piece on a plane: where pointer or keyboard is, and what the game says of that place. No rule is known
// here; every look is a question to the game.
import type { Option, Region, VerdictMessage } from '../../wire'
import { isProposal, type Proposal, type Spotted } from '../options/drawing'
import { Latest } from './latest'
import type { Coordinates } from '../geometry/plane'

export type How = 'hover' | 'drag' | 'keys'

interface Asked {
  region: Region | null
  options: Option[]
  probe?: (key: string) => Promise<VerdictMessage | null>
  place?: (key: string) => void
  refuse?: (verdict: VerdictMessage) => void
}

export class Placing {
  taken: string | null = $state(null) // of several pieces the one that was taken up
  at: Coordinates | null = $state.raw(null)
  key = $state('')
  how: How | null = $state(null)
  turned = $state(0) // the third number of a place
  #own = false // turned by hand: from then on proposals no longer turn it
  verdict: VerdictMessage | null = $state.raw(null)
  told = $state(false) // why not has been said

  #asked: () => Asked
  #latest = new Latest<VerdictMessage>()

  constructor(asked: () => Asked) {
    this.#asked = asked
  }

  /** All pieces that can be taken up, each with what stands before its places; the likeliest first. */
  movers: Record<string, string> = $derived.by(() => {
    const region = this.#asked().region
    return region?.movers ?? (region?.piece === undefined ? {} : { [region.piece]: region.prefix ?? '' })
  })

  several = $derived.by(() => Object.keys(this.movers).length > 1)

  /** The piece that is placed: the one that was taken up, else the one that a bare place is meant for. */
  piece = $derived.by(() =>
    this.taken !== null && this.taken in this.movers ? this.taken : this.#asked().region?.piece,
  )

  /** True if a click on a place leaves no doubt which piece it places. */
  plain = $derived.by(() => this.piece !== undefined || !this.several)

  #prefix = $derived.by(() => this.movers[this.piece ?? ''] ?? this.#asked().region?.prefix ?? '')

  proposals: Proposal[] = $derived.by(() => {
    const { region, options } = this.#asked()
    return region
      ? options.filter(isProposal).filter(({ mover }) => !this.several || (this.plain && mover === this.piece))
      : []
  })

  /** The verdict on the present place; null until it has come. */
  known = $derived.by(() => (this.verdict?.key === this.key ? this.verdict : null))

  move({ at, key, turn }: Spotted, how: How): void {
    const { region, probe } = this.#asked()
    if (!region) return
    const turns = (region.turns ?? []).length > 1
    if (key !== undefined && turns && !this.#own) this.turned = turn ?? 0
    const free = `${this.#prefix}${[...at, ...(this.turned ? [this.turned] : [])].join()}`
    const wanted = turns ? free : (key ?? free)
    this.at = at
    this.how = how
    if (wanted === this.key) return
    this.key = wanted
    this.told = false
    if (probe)
      this.#latest.look(
        () => probe(wanted),
        (verdict) => this.#tell(wanted, verdict),
      )
  }

  #tell(key: string, verdict: VerdictMessage | null): void {
    if (this.at && verdict) this.verdict = { ...verdict, key }
  }

  take(piece: string): void {
    if (piece === this.piece) return
    this.clear()
    this.taken = piece
  }

  /** Begins by keyboard: at the first proposal, else where the piece stands, else where another could go. */
  begin(here: Coordinates | undefined, middle: Coordinates): void {
    const first = this.proposals[0]
    const other = this.#asked().options.find((option) => option.at)
    this.move(first ?? { at: here ?? other?.at ?? middle }, 'keys')
  }

  /** Moves to the next proposal, or to the one before. */
  next(back: boolean): void {
    const all = this.proposals
    if (!all.length) return
    const here = all.findIndex((option) => option.key === this.key)
    const to = all[(here + (back ? (here < 0 ? 0 : -1) : 1) + all.length) % all.length]
    if (to) this.move(to, 'keys')
  }

  /** Turns the piece; returns true if it can be turned. */
  turn(by: 1 | -1): boolean {
    const turns = this.#asked().region?.turns ?? []
    if (turns.length < 2) return false
    this.turned = turns[(turns.indexOf(this.turned) + by + turns.length) % turns.length] ?? 0
    this.#own = true
    if (this.at && this.how) this.move({ at: this.at }, this.how)
    return true
  }

  /** Answers with the place if the game takes it; else the piece stays there, and the reason is told. */
  async drop(): Promise<void> {
    const { probe, place, refuse } = this.#asked()
    const key = this.key
    if (!this.at || !place) return
    this.#latest.drop()
    const verdict = this.known ?? (await probe?.(key)) ?? null
    if (key !== this.key) return
    this.#tell(key, verdict)
    this.told = Boolean(verdict?.reason && refuse)
    if (verdict?.reason) refuse?.(verdict)
    else place(key)
  }

  /** Begins anew for another question: nothing is in hand or turned. */
  reset(): void {
    this.turned = 0
    this.#own = false
    this.taken = null
    this.clear()
  }

  clear(): void {
    this.#latest.drop()
    this.at = null
    this.how = null
    this.key = ''
    this.verdict = null
    this.told = false
  }
}

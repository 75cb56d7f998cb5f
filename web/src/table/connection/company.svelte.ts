// The people around a table: who looks on, what they say to each other, what may be claimed, and the next match.
import { settings } from '../../lib/browser/settings.svelte'
import type { Claim, NextMatch, Remark, SeatsMessage, SetPhrase, TableMessage } from '../../wire'

const BUBBLE = 7_000 // how long something said stands beside whoever said it

/** A claim to end the match, with the time by this machine's clock from which it may be made. */
type Claimable = Claim & { at: number }

export class Company {
  watching = $state.raw<string[]>([])
  onlookers = $state(0)
  phrases = $state.raw<SetPhrase[]>([]) // what may be said
  remarks = $state.raw<Remark[]>([]) // what was said, the last
  bubbles = $state.raw<Remark[]>([]) // what was said just now
  claim = $state.raw<Claimable | null>(null)
  rematch = $state.raw<NextMatch | null>(null)

  #mine: (seat: number) => boolean
  #timers = new Set<number>()

  constructor(mine: (seat: number) => boolean) {
    this.#mine = mine
  }

  reset(table: TableMessage): void {
    this.look(table)
    this.phrases = table.phrases ?? []
    this.remarks = table.remarks ?? []
    this.rematch = table.rematch ?? null
  }

  look(message: SeatsMessage | TableMessage): void {
    this.watching = message.watching ?? []
    this.onlookers = message.onlookers ?? 0
    this.may(message.claim)
  }

  may(claim: Claim | undefined): void {
    this.claim = claim ? { ...claim, at: Date.now() + (claim.after ?? 0) * 1000 } : null
  }

  /** The remarks that are shown: all, or only those of this player while others are muted. */
  get heard(): Remark[] {
    return this.remarks.filter((remark) => settings.phrases || this.#mine(remark.seat))
  }

  hear(remarks: Remark[]): void {
    this.remarks = [...this.remarks, ...remarks]
    for (const remark of remarks) {
      if (!settings.phrases && !this.#mine(remark.seat)) continue
      this.bubbles = [...this.bubbles.filter((one) => one.seat !== remark.seat), remark]
      const timer = window.setTimeout(() => {
        this.bubbles = this.bubbles.filter((one) => one !== remark)
        this.#timers.delete(timer)
      }, BUBBLE)
      this.#timers.add(timer)
    }
  }

  close(): void {
    for (const timer of this.#timers) clearTimeout(timer)
    this.#timers.clear()
  }
}

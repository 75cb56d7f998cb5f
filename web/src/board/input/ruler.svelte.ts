// Measuring on a plane: two ends, and what the game says of the way between them.
import type { MeasuredMessage } from '../../wire'
import { Latest } from './latest'
import type { Coordinates } from '../geometry/plane'

/** One end of what is measured: a piece by its id, or a place. */
export interface End {
  name: string
  at: Coordinates
}

export class Ruler {
  from: End | null = $state.raw(null)
  to: End | null = $state.raw(null)
  measured: MeasuredMessage | null = $state.raw(null)
  held = $state(false) // both ends stay where they are

  #measure: () => ((from: string, to: string) => Promise<MeasuredMessage | null>) | undefined
  #latest = new Latest<MeasuredMessage>()

  constructor(measure: () => ((from: string, to: string) => Promise<MeasuredMessage | null>) | undefined) {
    this.#measure = measure
  }

  /** Sets the first end, or the other one after the first is set. */
  press(end: End): void {
    if (this.from && !this.held) {
      this.reach(end)
      this.held = true
      return
    }
    this.clear()
    this.from = end
  }

  reach(end: End): void {
    const [from, measure] = [this.from, this.#measure()]
    if (!from || this.held || !measure || this.to?.name === end.name) return
    this.to = end
    this.#latest.look(
      () => measure(from.name, end.name),
      (measured) => {
        if (this.from === from) this.measured = measured
      },
    )
  }

  clear(): void {
    this.#latest.drop()
    this.from = null
    this.to = null
    this.measured = null
    this.held = false
  }
}

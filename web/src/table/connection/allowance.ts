// The rate budget of automatic inquiries: some at once, then a few each second, below the server's limit.

export class Allowance {
  #left: number
  #since: number

  constructor(
    private readonly atOnce: number,
    private readonly aSecond: number,
    private readonly now: () => number = Date.now,
  ) {
    this.#left = atOnce
    this.#since = now()
  }

  /** Takes one inquiry from the budget, and returns for how many milliseconds it has to wait. */
  take(): number {
    const now = this.now()
    this.#left = Math.min(this.atOnce, this.#left + ((now - this.#since) * this.aSecond) / 1000) - 1
    this.#since = now
    return Math.max(0, (-this.#left * 1000) / this.aSecond)
  }
}

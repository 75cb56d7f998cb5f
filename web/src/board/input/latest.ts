// Questions that come faster than their answers: one is asked at a time, and of those that wait only the last.

const PAUSE = 80 // milliseconds between two looks: the server hears twenty messages a second and no more

export class Latest<T> {
  #wanted: (() => Promise<void>) | null = null
  #busy = false

  look(ask: () => Promise<T | null>, told: (answer: T | null) => void): void {
    this.#wanted = async () => told(await ask())
    if (!this.#busy) void this.#go()
  }

  drop(): void {
    this.#wanted = null
  }

  async #go(): Promise<void> {
    this.#busy = true
    for (let ask = this.#wanted; ask; ask = this.#wanted) {
      this.#wanted = null
      await Promise.all([ask(), new Promise((resolve) => setTimeout(resolve, PAUSE))])
    }
    this.#busy = false
  }
}

// What has been drawn too short a time ago to have been read. The second click of a double click falls on it, and means nothing.
import type { Option } from '../../wire'

/** Milliseconds for which something new cannot be chosen. */
export const UNREAD = 250

/** Returns the words of options under a question. */
export const wordsOf = (question: string, options: Option[]): string =>
  [question, ...options.map((option) => option.label)].join('\n')

export class Reading {
  fresh = $state(false) // something cannot be chosen yet

  #words = new Map<string, string>()
  #since = new Map<string, number>()
  #timer: ReturnType<typeof setTimeout> | undefined

  /** Notes the words at each place. A place whose words have changed is deaf for a while. */
  draw(words: [place: string, words: string][]): void {
    const changed = words.filter(([place, said]) => this.#words.get(place) !== said)
    this.#words = new Map(words)
    if (!changed.length) return
    const now = performance.now()
    for (const [place] of changed) this.#since.set(place, now)
    this.fresh = true
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      this.fresh = false
      this.#since.clear()
    }, UNREAD)
  }

  /** Returns true if a place cannot be chosen yet. */
  deaf(place: string): boolean {
    return performance.now() - (this.#since.get(place) ?? -Infinity) < UNREAD
  }
}

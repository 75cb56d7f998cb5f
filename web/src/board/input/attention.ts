// The player's attention on a board, by pointer, finger or keyboard: told at once, and asked about after a
// short rest.
import type { Lights } from '../options/lights.svelte'
import { parse, type At } from '../options/options'
import type { Found, Places } from '../options/places'

interface Onlooker {
  onpoint?: (at: (At & { rect: DOMRect }) | null) => void
  onfocus?: (key: string | null) => void
}

export class Attention {
  #places: Places
  #lights: Lights
  #onlooker: () => Onlooker
  #resting: ReturnType<typeof setTimeout> | undefined
  #pointed = false

  constructor(places: Places, lights: Lights, onlooker: () => Onlooker) {
    this.#places = places
    this.#lights = lights
    this.#onlooker = onlooker
  }

  /** True while the answer to a question about a place is shown. */
  get pointed(): boolean {
    return this.#pointed
  }

  /** Asks what the game says of a place. */
  point(place: string): void {
    const rect = this.#places.rect(place)
    if (!rect) return
    this.#pointed = true
    this.#onlooker().onpoint?.({ ...parse(place), rect })
  }

  /** Does something after a time, unless the place is left before. */
  rest(then: () => void, milliseconds: number): void {
    this.#resting = setTimeout(then, milliseconds)
  }

  leave(): void {
    clearTimeout(this.#resting)
    if (this.#pointed) this.#onlooker().onpoint?.(null)
    this.#pointed = false
  }

  /** Tells which option is looked at; none where several lie. */
  look(found: Found | null): void {
    const [option, ...others] = found ? this.#places.meant(found).options : []
    this.#onlooker().onfocus?.(option && !others.length ? option.key : null)
  }

  /** Forgets the pointer once it has left the board. */
  forget(): void {
    this.leave()
    if (this.#lights.hovered === null) return
    ;[this.#lights.hovered, this.#lights.line] = [null, null]
    this.look(null)
  }
}

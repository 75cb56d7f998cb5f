// What somebody looks at on a board, with the pointer, a finger or the keyboard: told at once, and asked about once they
// rest on it.
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

  /** Whether something has been asked about, and is still shown. */
  get pointed(): boolean {
    return this.#pointed
  }

  /** Asks what is to be known of a place. */
  point(place: string): void {
    const rect = this.#places.rect(place)
    if (!rect) return
    this.#pointed = true
    this.#onlooker().onpoint?.({ ...parse(place), rect })
  }

  /** Does something unless it is left within a time. */
  rest(then: () => void, milliseconds: number): void {
    this.#resting = setTimeout(then, milliseconds)
  }

  leave(): void {
    clearTimeout(this.#resting)
    if (this.#pointed) this.#onlooker().onpoint?.(null)
    this.#pointed = false
  }

  /** The one option that is looked at; of several, none. */
  look(found: Found | null): void {
    const here = found ? this.#places.meant(found).options : []
    this.#onlooker().onfocus?.(here.length === 1 ? here[0].key : null)
  }

  /** The pointer is nowhere on the board any more. */
  forget(): void {
    this.leave()
    if (this.#lights.hovered === null) return
    ;[this.#lights.hovered, this.#lights.line] = [null, null]
    this.look(null)
  }
}

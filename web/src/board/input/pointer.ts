// The pointer on a board, mouse or finger: it hovers, presses and clicks, handled here for all places.
import type { Reading } from '../../lib/browser/reading.svelte'
import type { Option } from '../../wire'
import type { Attention } from './attention'
import type { Carry } from './carry.svelte'
import type { Hand } from './hand'
import type { Lights } from '../options/lights.svelte'
import { GROUND, parse, type At } from '../options/options'
import type { Places } from '../options/places'

const REST = 250
const LONG_PRESS = 450
const STRAYED = 8 // pixels after which a finger no longer presses

interface Chooser {
  onpick?: (options: Option[], at: At) => void
  onopen?: (piece: string) => void
}

export class Pointer {
  #places: Places
  #lights: Lights
  #attention: Attention
  #hand: Hand
  #carry: Carry
  #reading: Reading
  #chooser: () => Chooser
  #pressed: { x: number; y: number; long: boolean } | null = null

  constructor(
    places: Places,
    lights: Lights,
    attention: Attention,
    hand: Hand,
    carry: Carry,
    reading: Reading,
    chooser: () => Chooser,
  ) {
    this.#places = places
    this.#lights = lights
    this.#attention = attention
    this.#hand = hand
    this.#carry = carry
    this.#reading = reading
    this.#chooser = chooser
  }

  get presses(): boolean {
    return this.#pressed !== null
  }

  press(event: PointerEvent): void {
    this.#attention.leave()
    this.#lights.walking = false
    if (this.#hand.grasp(event)) return
    this.#carry.grasp(event)
    this.#pressed = { x: event.clientX, y: event.clientY, long: false }
    const found = event.pointerType === 'touch' && event.isPrimary && this.#places.under(event)
    if (!found) return
    this.#attention.rest(() => {
      if (this.#pressed) this.#pressed.long = true
      this.#attention.point(found.place)
    }, LONG_PRESS)
  }

  move(event: PointerEvent): void {
    if (this.#hand.pull(event)) return
    if (this.#carry.pull(event)) return this.#attention.leave()
    if (event.pointerType !== 'touch') return this.#hover(event)
    const from = this.#pressed
    if (from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > STRAYED) this.#attention.leave()
  }

  release(event: PointerEvent): void {
    this.#hand.release(event)
    this.#carry.release(event)
  }

  #hover(event: PointerEvent): void {
    if (event.buttons) return this.forget()
    const lights = this.#lights
    const found = this.#places.under(event)
    const place = found?.place ?? null
    const line = found?.line ?? null
    this.#hand.preview(event, place)
    if (place === lights.hovered && line === lights.line) return
    const left = place !== lights.hovered
    ;[lights.hovered, lights.line] = [place, line]
    this.#attention.look(found)
    if (!left) return
    this.#attention.leave()
    if (place) this.#attention.rest(() => this.#attention.point(place), REST)
  }

  /** Forgets a mouse that leaves. What a finger's long press shows stays until the next touch. */
  leave(event: PointerEvent): void {
    if (event.pointerType !== 'touch') this.forget()
  }

  /** Forgets where the pointer was. */
  forget(): void {
    this.#hand.unhover()
    this.#attention.forget()
  }

  click(event: MouseEvent): void {
    const long = this.#pressed?.long
    this.#pressed = null
    if (long || (this.#carry.done && event.detail > 0)) return
    const found = this.#places.under(event)
    const { options, place } = found ? this.#places.meant(found) : { options: [], place: GROUND }
    if (this.#reading.deaf(options.length ? place : GROUND)) return
    if (this.#hand.click(event, found) || !found) return
    this.#attention.leave()
    const { piece } = parse(found.place)
    if (options.length) this.#chooser().onpick?.(options, parse(place))
    else if (piece !== undefined) this.#chooser().onopen?.(piece)
  }

  /** Drops everything, since the browser has taken the pointer for something else. */
  cancel(): void {
    this.#attention.leave()
    this.#pressed = null
    this.#carry.drop()
    if (this.#hand.grips) this.#hand.cancel()
  }
}

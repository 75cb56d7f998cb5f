// The keyboard on a board: arrows walk from place to place, Tab from option to option.
import { tick } from 'svelte'
import type { Attention } from './attention'
import type { Hand } from './hand'
import type { Point } from '../geometry/hexes'
import type { Lights } from '../options/lights.svelte'
import { pieceAt } from '../options/options'
import { placeOfEvent, type Places } from '../options/places'
import { anchored, isArrow, next } from '../geometry/walk'

export class Keyboard {
  #places: Places
  #lights: Lights
  #attention: Attention
  #hand: Hand
  #anchor: Point | null = null

  constructor(places: Places, lights: Lights, attention: Attention, hand: Hand) {
    this.#places = places
    this.#lights = lights
    this.#attention = attention
    this.#hand = hand
  }

  down(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    const place = placeOfEvent(event)
    if (place === undefined || this.#hand.steer(event)) return
    if (isArrow(event.key)) {
      event.preventDefault()
      this.#walk(place, event.key)
    } else if (event.key === 'Tab') {
      if (this.#tab(place, event.shiftKey)) event.preventDefault()
    } else if (event.key === '?') {
      event.preventDefault()
      this.#attention.point(place)
    } else if (event.key === 'Escape' && this.#attention.pointed) {
      event.preventDefault()
      this.#attention.leave()
    }
  }

  #walk(place: string, key: string): void {
    const spots = this.#lights.drawing.spots()
    const from = spots.find((spot) => spot.place === place)
    const to = from && next(spots, from, this.#anchor ?? from, key)
    if (!from || !to) return
    this.#anchor = anchored(this.#anchor ?? from, to, key)
    void this.#places.visit(to.place)
  }

  /** Past the last option Tab goes on as everywhere. */
  #tab(place: string, back: boolean): boolean {
    const all = new Set([...this.#lights.movers.map(pieceAt), ...this.#lights.options.keys()])
    const order = [...all].filter((one) => one === place || this.#places.element(one))
    const to = order[order.indexOf(place) + (back ? -1 : 1)]
    if (to === undefined) return false
    this.#anchor = null
    void this.#places.visit(to)
    return true
  }

  /** Space ends animations and rolls dice: it never chooses. */
  up(event: KeyboardEvent): void {
    if (event.key === ' ' && placeOfEvent(event) !== undefined) event.preventDefault()
  }

  enter(event: FocusEvent): void {
    const place = placeOfEvent(event)
    if (place === undefined || !(event.target as Element).matches(':focus-visible')) return
    if (this.#lights.cursor !== place) this.#anchor = null
    this.#lights.walking = true
    this.#lights.cursor = place
    this.#attention.look({ place, line: null })
  }

  leave(event: FocusEvent): void {
    if (this.#places.has(event.relatedTarget)) return
    this.#lights.walking = false
    this.#attention.leave()
    this.#attention.look(null)
    if (this.#lights.cursor) void this.#stay(event.target as Element, this.#lights.cursor)
  }

  /** Whoever walks the board stays where they are, even if what they stood on is no button any more. */
  async #stay(left: Element, place: string): Promise<void> {
    await tick()
    if (!left.isConnected && document.activeElement === document.body) await this.#places.visit(place)
  }
}

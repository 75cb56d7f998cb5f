// A piece that is dragged over a board to where it is to go or to strike. On a plane the hand does the same.
import type { Option, Scene } from '../../wire'
import type { Lights } from '../options/lights.svelte'
import { parse, type At } from '../options/options'
import { placeOfEvent, type Places } from '../options/places'

const FIRM = 6 // pixels after which a press is a drag

interface Given {
  scene: Scene
  ways: Option[]
  carriers: string[]
  by?: string
  oncarry?: (piece: string | null) => void
  onpick?: (options: Option[], at: At) => void
}

export class Carry {
  /** The carried piece, with the position of the pointer; null for none. */
  now = $state.raw<{ id: string; x: number; y: number } | null>(null)
  /** True once the release of a carried piece has been handled, so that it is no click any more. */
  done = false

  #given: () => Given
  #places: Places
  #lights: Lights
  #grip: { pointer: number; x: number; y: number; id: string; unit: string } | null = null

  constructor(given: () => Given, places: Places, lights: Lights) {
    this.#given = given
    this.#places = places
    this.#lights = lights
  }

  /** Returns true if a press takes up a piece that can be dragged somewhere. */
  holds(event: Event): boolean {
    return this.#unit(placeOfEvent(event)) !== undefined
  }

  #unit(place: string | undefined): string | undefined {
    const { scene, carriers, ways, by } = this.#given()
    const id = place === undefined ? undefined : parse(place).piece
    const unit = id === undefined ? undefined : (scene.pieces[id]?.of ?? id)
    const acts = ways.length > 0 && unit !== undefined && unit === (scene.pieces[by ?? '']?.of ?? by)
    return unit !== undefined && (carriers.includes(unit) || acts) ? unit : undefined
  }

  grasp(event: PointerEvent): void {
    this.done = false
    const place = placeOfEvent(event)
    const unit = this.#unit(place)
    if (event.button !== 0 || !event.isPrimary || unit === undefined) return
    this.#grip = { pointer: event.pointerId, x: event.clientX, y: event.clientY, id: parse(place!).piece!, unit }
  }

  /** Moves the carried piece; returns true if the pointer carries one. */
  pull(event: PointerEvent): boolean {
    const grip = this.#grip
    if (grip?.pointer !== event.pointerId) return false
    if (!this.now && Math.hypot(event.clientX - grip.x, event.clientY - grip.y) < FIRM) return true
    if (!this.now) {
      const { carriers, oncarry } = this.#given()
      this.#places.capture(event.pointerId)
      if (carriers.includes(grip.unit)) oncarry?.(grip.unit)
    }
    this.now = { id: grip.id, x: event.clientX, y: event.clientY }
    this.#lights.hovered = this.#over(event)
    return true
  }

  release(event: PointerEvent): void {
    if (this.#grip?.pointer !== event.pointerId) return
    const place = this.now ? this.#over(event) : null
    const keys = new Set(this.#given().ways.map((option) => option.key))
    const here = place === null ? [] : this.#lights.at(place).filter((option) => keys.has(option.key))
    this.done = this.now !== null
    if (here.length) this.#given().onpick?.(here, parse(place!))
    this.drop()
  }

  /** Lets go of the piece; returns true if one was carried. */
  drop(): boolean {
    const carried = this.now !== null
    this.#grip = this.now = null
    this.#lights.hovered = null
    if (carried) this.#given().oncarry?.(null)
    return carried
  }

  /** Returns the place under the pointer where the piece can be let go: another piece, else the ground. */
  #over(event: PointerEvent): string | null {
    const under = document
      .elementsFromPoint(event.clientX, event.clientY)
      .flatMap((element) => (element instanceof HTMLElement && element.dataset.at) || [])
    const zone = this.#lights.drawing.zoneAt?.(event.clientX, event.clientY)
    return [...under, ...(zone ? [`z:${zone}`] : [])].find((place) => this.#lights.isOption(place)) ?? null
  }
}

// The places of a board on the screen, and the options they mean. Whatever has data-at is a place.
import { tick } from 'svelte'
import type { Option, Region, Scene } from '../../wire'
import type { Lights } from './lights.svelte'
import { parse, pieceAt, zoneAt } from './options'

/** A place that an event meant, with the line of its card; null for no line. */
export interface Found {
  place: string
  line: number | null
}

/** Returns the place that an event is about. */
export const placeOfEvent = (event: Event): string | undefined =>
  event.target instanceof Element ? event.target.closest<HTMLElement>('[data-at]')?.dataset.at : undefined

/** Returns true if an event happens inside the window of a field. */
export const onField = (event: Event): boolean =>
  event.target instanceof Element && event.target.closest('.port') !== null

export class Places {
  #board: () => HTMLElement
  #lights: Lights
  #given: () => { scene: Scene; region: Region | null }

  constructor(board: () => HTMLElement, lights: Lights, given: () => { scene: Scene; region: Region | null }) {
    this.#board = board
    this.#lights = lights
    this.#given = given
  }

  element(place: string): HTMLElement | null {
    return this.#board().querySelector<HTMLElement>(`button[data-at="${CSS.escape(place)}"]`)
  }

  has(target: EventTarget | null): boolean {
    return target instanceof Node && this.#board().contains(target)
  }

  /** Captures the pointer, so that it is followed even outside of the board. */
  capture(pointer: number): void {
    this.#board().setPointerCapture(pointer)
  }

  rect(place: string): DOMRect | undefined {
    return this.element(place)?.getBoundingClientRect() ?? this.#lights.drawing.rect?.(parse(place).zone ?? '')
  }

  /** Returns the place under the pointer. */
  under(event: MouseEvent): Found | null {
    const place = placeOfEvent(event)
    const line = event.target instanceof Element && event.target.closest<HTMLElement>('[data-line]')?.dataset.line
    if (place) return { place, line: line ? +line : null }
    if (!onField(event)) return null
    const zone = this.#lights.drawing.zoneAt?.(event.clientX, event.clientY)
    if (!zone) return null
    const ground = this.#given().region !== null && !this.#lights.isOption(zoneAt(zone)) // to set something down on
    return ground ? null : { place: zoneAt(zone), line: null }
  }

  /** Returns the options that a place means: its own, else those of a piece's zone, else those of the one piece in a zone. */
  meant({ place, line }: Found): { options: Option[]; place: string } {
    const { scene } = this.#given()
    const lights = this.#lights
    const own = lights.at(place)
    const ofLine = line === null ? [] : own.filter((option) => option.line === line)
    if (ofLine.length) return { options: ofLine, place }
    if (own.length) return { options: own, place }
    const { piece, zone } = parse(place)
    if (piece !== undefined && scene.pieces[piece]) {
      const under = zoneAt(scene.pieces[piece].zone)
      return { options: lights.at(under), place: lights.isOption(under) ? under : place }
    }
    const inside = Object.entries(scene.pieces)
      .filter(([id, piece]) => piece.zone === zone && lights.isOption(pieceAt(id)))
      .map(([id]) => pieceAt(id))
    const [first] = inside
    const same = new Set(inside.map((one) => lights.at(one)[0])).size === 1
    return first !== undefined && same ? { options: lights.at(first), place: first } : { options: [], place }
  }

  /** Moves the keyboard focus to a place. */
  async visit(place: string): Promise<void> {
    const { drawing } = this.#lights
    this.#lights.cursor = place
    const spot = drawing.spots().find((one) => one.place === place)
    if (spot) drawing.reveal?.(spot)
    await tick()
    this.element(place)?.focus({ preventScroll: this.#lights.drawing.reveal !== undefined })
  }
}

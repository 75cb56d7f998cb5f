// The places of a board on the screen, and the options they mean. Whatever has data-at is a place.
import { tick } from 'svelte'
import type { Option, Region, Scene } from '../../wire'
import type { Lights } from './lights.svelte'
import { parse, pieceAt, zoneAt } from './options'

/** A place, and the line of a card there if that was meant. */
export interface Found {
  place: string
  line: number | null
}

/** The place that an event is about. */
export const placeOfEvent = (event: Event): string | undefined =>
  event.target instanceof Element ? event.target.closest<HTMLElement>('[data-at]')?.dataset.at : undefined

/** Whether it happens on what is seen through the window of a field. */
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

  /** From now on the pointer is heard even where it leaves the board. */
  capture(pointer: number): void {
    this.#board().setPointerCapture(pointer)
  }

  rect(place: string): DOMRect | undefined {
    return this.element(place)?.getBoundingClientRect() ?? this.#lights.drawing.rect?.(parse(place).zone ?? '')
  }

  /** What lies under the pointer. */
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

  /** The options meant by a place: its own; else those of the zone a piece stands in; else of the only one in a zone. */
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
    const inside = Object.keys(scene.pieces).filter(
      (id) => scene.pieces[id].zone === zone && lights.isOption(pieceAt(id)),
    )
    const same = inside.length && inside.every((id) => lights.at(pieceAt(id))[0] === lights.at(pieceAt(inside[0]))[0])
    return same ? { options: lights.at(pieceAt(inside[0])), place: pieceAt(inside[0]) } : { options: [], place }
  }

  /** Takes the keyboard there. */
  async visit(place: string): Promise<void> {
    const { drawing } = this.#lights
    this.#lights.cursor = place
    const spot = drawing.spots().find((one) => one.place === place)
    if (spot) drawing.reveal?.(spot)
    await tick()
    this.element(place)?.focus({ preventScroll: this.#lights.drawing.reveal !== undefined })
  }
}

// The player's hand on a plane, by pointer, finger or keyboard: it holds a piece that is placed, or an end of the ruler.
import type { Fixed, Region, Scene } from '../../wire'
import type { Attention } from './attention'
import type { Spotted } from '../options/drawing'
import type { Lights } from '../options/lights.svelte'
import { parse, pieceAt } from '../options/options'
import { onField, placeOfEvent, type Found, type Places } from '../options/places'
import type { Placing } from './placing.svelte'
import { along, INCH } from '../geometry/plane'
import type { End, Ruler } from './ruler.svelte'
import { WAYS } from '../geometry/walk'

const FIRM = 6 // pixels after which a press is a drag

interface Plane {
  fixed: Fixed
  scene: Scene
  region: Region | null
  ruling: boolean
}

export class Hand {
  #plane: () => Plane
  #places: Places
  #lights: Lights
  #attention: Attention
  #placing: Placing
  #ruler: Ruler
  #grip: { pointer: number; x: number; y: number; moved: boolean } | null = null
  #kept = false // true if the gripped piece was in hand before, so that a release does not drop it
  #done = false // true if a release has answered the press, so that the click after it is ignored
  #touched = false // true if the last press was by a finger, which cannot hover before it presses

  constructor(
    plane: () => Plane,
    places: Places,
    lights: Lights,
    attention: Attention,
    placing: Placing,
    ruler: Ruler,
  ) {
    this.#plane = plane
    this.#places = places
    this.#lights = lights
    this.#attention = attention
    this.#placing = placing
    this.#ruler = ruler
  }

  /** True if the piece that is placed can be turned. */
  get turns(): boolean {
    return (this.#plane().region?.turns ?? []).length > 1
  }

  get grips(): boolean {
    return this.#grip !== null
  }

  // ---- by pointer ----

  /** Returns true if a press is meant for something on the board, and not for moving the view. */
  holds(event: Event): boolean {
    if (!onField(event)) return false
    const place = placeOfEvent(event)
    return this.#plane().ruling || place === 'ghost' || this.#mover(place) !== undefined
  }

  /** Returns the piece at a place, if it can be dragged. */
  #mover(place: string | undefined): string | undefined {
    const piece = place === undefined ? undefined : parse(place).piece
    const can = piece !== undefined && piece in this.#placing.movers && this.#plane().scene.pieces[piece]?.at
    return can ? piece : undefined
  }

  #spotted(event: MouseEvent): Spotted | null {
    return this.#lights.drawing.pointAt?.(event.clientX, event.clientY, event.ctrlKey) ?? null
  }

  #endAt(event: MouseEvent): End | null {
    const under = document
      .elementsFromPoint(event.clientX, event.clientY)
      .find((element) => element instanceof HTMLElement && element.dataset.at?.startsWith('p:'))
    const end = this.#endOf((under as HTMLElement | undefined)?.dataset.at)
    if (end) return end
    const free = this.#lights.drawing.pointAt?.(event.clientX, event.clientY, true)
    return free ? { name: free.at.join(), at: free.at } : null
  }

  #endOf(place: string | undefined): End | null {
    const name = place === undefined ? undefined : parse(place).piece
    const at = name === undefined ? undefined : this.#plane().scene.pieces[name]?.at
    return name !== undefined && at ? { name, at } : null
  }

  /** Shows a ghost under the pointer, so that a click is no surprise. */
  preview(event: PointerEvent, place: string | null): void {
    const { region, ruling } = this.#plane()
    if (ruling) {
      const end = this.#endAt(event)
      if (end) this.#ruler.reach(end)
    }
    if (!region || ruling || this.#placing.how === 'keys' || !this.#placing.plain) return
    const at = place === null ? this.#spotted(event) : null
    if (at) this.#placing.move(at, 'hover')
    else this.unhover()
  }

  unhover(): void {
    if (this.#placing.how === 'hover') this.#placing.clear()
  }

  /** Begins a grip; returns true if the press measures and does nothing else. */
  grasp(event: PointerEvent): boolean {
    const { ruling } = this.#plane()
    this.#touched = event.pointerType === 'touch'
    this.#done = false
    if (event.button !== 0 || !event.isPrimary || !this.holds(event)) return false
    this.#kept = this.#touched && this.turns && this.#placing.how === 'keys'
    if (!ruling && this.#placing.how === 'keys' && !this.#kept) this.#placing.clear()
    this.#grip = { pointer: event.pointerId, x: event.clientX, y: event.clientY, moved: false }
    const taken = this.#mover(placeOfEvent(event))
    if (!ruling && taken !== undefined) this.#placing.take(taken)
    const end = ruling ? this.#endAt(event) : null
    if (end) this.#ruler.press(end)
    return ruling
  }

  /** Moves what the hand grips; returns true if it grips anything. */
  pull(event: PointerEvent): boolean {
    const grip = this.#grip
    const { ruling } = this.#plane()
    if (grip?.pointer !== event.pointerId) return false
    if (!grip.moved && Math.hypot(event.clientX - grip.x, event.clientY - grip.y) < FIRM) return true
    if (!grip.moved) {
      grip.moved = true
      this.#attention.leave()
      ;[this.#lights.hovered, this.#lights.line] = [null, null]
      this.#places.capture(event.pointerId)
    }
    const end = ruling ? this.#endAt(event) : null
    const at = ruling ? null : this.#spotted(event)
    if (end) this.#ruler.reach(end)
    if (at) this.#placing.move(at, 'drag')
    return true
  }

  release(event: PointerEvent): void {
    const grip = this.#grip
    const { ruling } = this.#plane()
    if (grip?.pointer !== event.pointerId) return
    this.#done = grip.moved || ruling
    if (ruling) this.#ruler.held ||= grip.moved
    else if (grip.moved && this.#kept) this.#placing.how = 'keys'
    else if (grip.moved && this.#placing.how === 'drag') this.drop()
    this.#grip = null
  }

  /** Handles a click; returns true if it was meant for the hand. */
  click(event: MouseEvent, found: Found | null): boolean {
    const { region, ruling } = this.#plane()
    const pressed = event.detail > 0 // false if a key caused the click
    if (this.#done && pressed) return true
    if (ruling) {
      const end = this.#endOf(found?.place) // both ends by keyboard, piece by piece
      if (end) this.#ruler.press(end)
      return true
    }
    const free = !(found && this.#lights.isOption(found.place))
    const at = region && this.#placing.plain && pressed && onField(event) && free ? this.#spotted(event) : null
    if (at) {
      const looksFirst = this.#touched && this.turns // a finger could not see before how the piece will lie
      this.#placing.move(at, looksFirst ? 'keys' : 'drag')
      if (!looksFirst) this.drop()
      return true
    }
    const piece = found ? parse(found.place).piece : undefined
    if (piece === undefined || !(piece in this.#placing.movers)) return false
    this.lift(piece)
    return true
  }

  // ---- by keyboard ----

  /** Takes the piece that is to be placed in hand: from here on the arrows move it. */
  lift(piece = this.#placing.piece ?? Object.keys(this.#placing.movers)[0]): void {
    const { fixed, scene, region } = this.#plane()
    const [width, height] = fixed.size ?? [0, 0]
    if (piece !== undefined) this.#placing.take(piece)
    if (region) this.#placing.begin(scene.pieces[piece ?? '']?.at, [Math.round(width / 2), Math.round(height / 2)])
  }

  /** Takes up the piece after the one in hand, or before it, where several can be placed. */
  #change(back: boolean): void {
    const all = Object.keys(this.#placing.movers)
    const here = all.indexOf(this.#placing.piece ?? '')
    this.lift(all[(here + (back ? -1 : 1) + all.length) % all.length])
  }

  /** Handles a key; returns true if it was meant for the hand. */
  steer(event: KeyboardEvent): boolean {
    const placing = this.#placing
    if (placing.how !== 'keys' || !placing.at) return false
    const way = WAYS[event.key]
    if (way) {
      const far = event.shiftKey ? INCH : INCH / 10
      const [x, y] = along(this.#lights.drawing.edge ?? 'south', [way.x, way.y])
      const [width, height] = this.#plane().fixed.size ?? [0, 0]
      const within = (n: number, most: number) => Math.max(0, Math.min(most, Math.round(n)))
      placing.move({ at: [within(placing.at[0] + x * far, width), within(placing.at[1] + y * far, height)] }, 'keys')
    } else if (event.key === 'Tab' && placing.several) this.#change(event.shiftKey)
    else if (event.key === 'Tab' || event.key === 'PageDown' || event.key === 'PageUp')
      placing.next(event.shiftKey || event.key === 'PageUp')
    else if (event.key === 'Enter') {
      if (!event.repeat) this.drop()
    } else if (event.key === 'Escape') this.cancel()
    else return false
    event.preventDefault()
    event.stopPropagation()
    return true
  }

  // ---- by either ----

  drop(): void {
    void this.#placing.drop()
  }

  /** Empties the hand; returns true if it held anything. */
  cancel(): boolean {
    const placing = this.#placing
    const byKeys = placing.how === 'keys'
    const busy = this.grips || byKeys || placing.how === 'drag' || this.#ruler.from !== null
    this.#done = this.grips
    this.#grip = null
    const back = placing.piece
    placing.taken = null
    placing.clear()
    this.#ruler.clear()
    if (byKeys && back !== undefined && this.#plane().scene.pieces[back]?.at) void this.#places.visit(pieceAt(back))
    return busy
  }

  /** Empties the hand for a new question. */
  reset(): void {
    this.#grip = null
    this.#placing.reset()
  }
}

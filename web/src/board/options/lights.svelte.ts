// The lights of a board: what can be chosen, and where pointer and keyboard are. The drawings of the board read them.
import { say } from '../../lib/language/words'
import type { Fixed, Option, Piece, Scene } from '../../wire'
import type { Drawing } from './drawing'
import { byPlace, membersOf, pieceAt, zoneAt } from './options'
import { chancesOf, type Hand, type Outlook } from './outlook'

interface Given {
  fixed: Fixed
  scene: Scene
  options: Option[]
  by?: string
  focus: string | null
  chips: Record<string, string>
  numbers: Record<string, number>
  narrowed: string | null
  lit: string[]
  taught: string[]
  movers: string[]
  hand: Hand | null
  outlooks: Record<string, Outlook>
}

const ON_BOARD: Record<string, (piece: Piece) => boolean> = {
  hexes: (piece) => /^\d+,\d+$/.test(piece.zone),
  plane: (piece) => piece.at !== undefined,
}

export class Lights {
  #given: () => Given
  drawing: Drawing = { spots: () => [] }
  hovered: string | null = $state(null)
  line: number | null = $state(null) // the hovered line of the hovered card
  cursor: string | null = $state(null)
  walking = $state(false) // the keyboard is on the board
  floats: { id: string; key: number; by: number }[] = $state.raw([])
  changed: ReadonlySet<string> = $state.raw(new Set<string>())
  /** Returns true if a press is meant for something on the board, and not for moving the view. */
  holds: (event: Event) => boolean = () => false

  constructor(given: () => Given) {
    this.#given = given
  }

  options = $derived.by(() => {
    const { options, scene, by } = this.#given()
    return byPlace(options, scene, by, (piece) => this.onBoard(piece))
  })

  /** The place of the option that the pointer rests on in the request bar. */
  #focused = $derived.by(() => {
    const { focus } = this.#given()
    const found = new Set<string>()
    for (const [place, options] of this.options) if (options.some((option) => option.key === focus)) found.add(place)
    return found
  })

  /** The places that a lesson points at; all others that can be chosen stand back. */
  #taught = $derived.by(() => {
    const taught = new Set(this.#given().taught)
    return new Set(
      [...this.options]
        .filter(([, options]) => options.some((option) => taught.has(option.key)))
        .map(([place]) => place),
    )
  })

  /** The pieces that the player looks at: with a member all of its unit. */
  #lit = $derived.by(() => {
    const { lit, scene } = this.#given()
    const looked = this.hovered ?? (this.walking ? this.cursor : null)
    const unit = looked?.startsWith('p:') ? scene.pieces[looked.slice(2)]?.of : undefined
    return new Set([...lit, ...(unit === undefined ? [] : membersOf(scene, unit))].map(pieceAt))
  })

  /** The pieces that can be taken up and placed. */
  get movers(): string[] {
    return this.#given().movers
  }

  onBoard(piece: Piece): boolean {
    return ON_BOARD[this.#given().fixed.board]?.(piece) ?? true
  }

  at(place: string): Option[] {
    return this.options.get(place) ?? []
  }

  isOption(place: string): boolean {
    return this.options.has(place)
  }

  hot(place: string): boolean {
    const { narrowed } = this.#given()
    return (
      this.isOption(place) && (this.hovered === place || this.#focused.has(place) || place === pieceAt(narrowed ?? ''))
    )
  }

  /** Returns true if a place can be chosen but a lesson points elsewhere. */
  back(place: string): boolean {
    return this.#taught.size > 0 && this.isOption(place) && !this.#taught.has(place)
  }

  /** Returns true if the odds of all that can be done with a piece are learned only once it is paid for. */
  blind(id: string): boolean {
    const here = this.at(pieceAt(id))
    return here.length > 0 && !this.acts(id) && here.every((option) => option.blind)
  }

  /** Returns true if a lesson points at a line of a card. */
  taughtLine(place: string, line: number): boolean {
    const { taught } = this.#given()
    return this.at(place).some((option) => option.line === line && taught.includes(option.key))
  }

  get teaching(): boolean {
    return this.#taught.size > 0
  }

  lit(place: string): boolean {
    return this.#lit.has(place)
  }

  /** The dice in hand that the question is about. */
  get hand(): Hand | null {
    return this.#given().hand
  }

  /** Returns the certain change of a piece. */
  outlook(id: string): Outlook | undefined {
    return this.#given().outlooks[id]
  }

  /** Returns the chance of the next die to reach each line of a card. */
  chances(id: string): Record<string, number> {
    return chancesOf(this.#given().scene, id, this.hand)
  }

  /** Returns the marks of a piece, with those of the card off the board that it belongs to. */
  marks(id: string): NonNullable<Piece['marks']> {
    const { scene } = this.#given()
    const piece = scene.pieces[id]
    const card = piece?.of === undefined ? undefined : scene.pieces[piece.of]
    return [...(piece?.marks ?? []), ...(card && !this.onBoard(card) ? (card.marks ?? []) : [])]
  }

  acts(id: string): boolean {
    return this.asked(id) || this.marks(id).some((mark) => mark.state === 'acting')
  }

  /** Returns true if the question is about the action of this piece. */
  asked(id: string): boolean {
    const { by, scene } = this.#given()
    return (
      by !== undefined &&
      (by === id || (scene.pieces[id]?.of === by && scene.pieces[by] !== undefined && !this.onBoard(scene.pieces[by])))
    )
  }

  /** Returns true if a piece acts while the question is about another one. */
  beside(id: string): boolean {
    const { by, scene } = this.#given()
    const asked = by === undefined ? undefined : scene.pieces[by]
    return asked !== undefined && this.onBoard(asked) && by !== id && this.acts(id)
  }

  /** Returns the number of the chip that stands for this place. */
  number(place: string): number | undefined {
    const { numbers } = this.#given()
    const [option, ...others] = this.at(place)
    return option && !others.length ? numbers[option.key] : undefined
  }

  /** Returns the odds of a place: those of the option that is looked at, else those on which all its options agree. */
  chip(place: string): string | undefined {
    const { chips, focus } = this.#given()
    const here = this.at(place)
    const found = here.find((option) => option.key === focus)
    if (found) return chips[found.key]
    const [chip, ...others] = new Set(here.map((option) => chips[option.key]))
    return others.length ? undefined : chip
  }

  /** Returns a place in words, with the option that lies there. */
  says(place: string, words: string): string {
    const [option, ...others] = this.at(place)
    if (!option) return words
    if (place.startsWith('p:') && this.blind(place.slice(2))) words = say('board-blind', { words })
    if (others.length) return say('board-options', { words, count: 1 + others.length })
    const chance = this.chip(place)
    const label = chance ? say('board-chance', { label: option.label, chance }) : option.label
    return say('board-option', { words, label })
  }

  /** Returns 0 for the one place that Tab reaches from outside: the last one visited, else the first option or piece. */
  tab(place: string): 0 | -1 {
    return place === this.#door ? 0 : -1
  }

  #door = $derived.by(() => {
    const { scene, fixed } = this.#given()
    const cursor = this.cursor
    if (
      cursor?.startsWith('z:') &&
      (cursor.slice(2) in (scene.ground ?? {}) || fixed.zones.some((zone) => zoneAt(zone.id) === cursor))
    )
      return cursor
    if (cursor?.startsWith('p:') && scene.pieces[cursor.slice(2)]) return cursor
    const mover = this.movers.find((id) => scene.pieces[id] && this.onBoard(scene.pieces[id]))
    if (mover !== undefined) return pieceAt(mover)
    for (const place of this.options.keys()) {
      const piece = place.startsWith('p:') && scene.pieces[place.slice(2)]
      if (!piece || this.onBoard(piece)) return place
    }
    const first = Object.entries(scene.pieces).find(([, piece]) => this.onBoard(piece))
    return first && pieceAt(first[0])
  })
}

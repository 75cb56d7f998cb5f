// The choices of a question: all of them, those that are shown at once, and those with a number on the board.
import { isDense } from '../../lib/language/languages.svelte'
import { settings } from '../../lib/browser/settings.svelte'
import type { Closed, Fixed, Request } from '../../wire'
import { anywhere, bare, choices, inReach, KEYS, yesAndNo, type Choice } from '../options/choices'
import type { TableView } from '../state/view.svelte'

const TAUGHT = 3 // choices that a lesson points at, shown beyond those in reach
const WORDY = 26 // letters of a choice that is a sentence

export class Offer {
  whole = $state(false) // all of it is shown

  #table: TableView
  #fixed: () => Fixed
  #request: () => Request | null

  constructor(table: TableView, fixed: () => Fixed, request: () => Request | null) {
    this.#table = table
    this.#fixed = fixed
    this.#request = request
  }

  readonly #region = $derived.by(() => this.#request()?.region)
  readonly #movers = $derived(Object.keys(this.#region?.movers ?? {}))
  /** True if several pieces can be placed, one of which has to be taken up. */
  readonly several = $derived(this.#movers.length > 1)
  /** True if the piece that is to be placed stands on the board already. */
  readonly stands = $derived(
    [this.#region?.piece ?? '', ...this.#movers].some((id) => this.#table.scene.pieces[id]?.at !== undefined),
  )
  readonly all = $derived.by((): Choice[] => {
    const { narrowed } = this.#table
    if (narrowed) return choices(narrowed.options)
    const options = this.#request()?.options ?? []
    const spots = options.filter((option) => option.at)
    const listed = choices(options.filter((option) => !option.at))
    const places = this.#request()?.mine && this.#region && this.#fixed().board === 'plane'
    return places && (spots.length > 0 || this.several || listed.length === 0) ? [anywhere(spots), ...listed] : listed
  })
  readonly teaching = $derived(this.all.some((choice) => this.isTaught(choice)))
  readonly shown = $derived.by(() => {
    const { scene, panels } = this.#table
    return this.whole ? this.all : this.#withTaught(inReach(this.all, scene, panels.phone))
  })
  readonly hidden = $derived(this.all.filter((choice) => !this.shown.includes(choice)))
  readonly closed = $derived.by((): Closed[] =>
    this.#table.narrowed || this.whole ? [] : (this.#request()?.closed ?? []),
  )
  readonly answers = $derived(yesAndNo(this.shown))
  readonly numbered = $derived(
    this.hidden.length === 0 && this.shown.filter(bare).length > 1
      ? new Set(this.shown.slice(0, KEYS).filter(bare))
      : new Set<Choice>(),
  )
  /** True if the choices are whole sentences: they stand in columns, and the tray makes room for them. */
  readonly wordy = $derived(
    this.shown.length > 3 &&
      this.shown.reduce((sum, choice) => sum + (choice.option?.label.length ?? 0), 0) >
        WORDY * this.shown.length * (isDense(settings.lang) ? 0.6 : 1),
  )
  /** True if there is room for a hint below the choices. */
  readonly short = $derived(
    [...this.shown.map((choice) => choice.option?.label ?? ''), ...this.closed.map((no) => no.label)].reduce(
      (sum, label) => sum + label.length + 7,
      0,
    ) < 56,
  )

  /** Returns true if a lesson points at a choice. */
  isTaught(choice: Choice): boolean {
    const { goal, taught } = this.#table
    return (choice.places && goal !== null) || choice.options.some((option) => taught.includes(option.key))
  }

  /** Adds the choices that a lesson points at, so that they are never hidden. */
  #withTaught(reach: Choice[]): Choice[] {
    const others = this.all.filter((choice) => this.isTaught(choice) && !reach.includes(choice))
    return [...reach, ...others.slice(0, TAUGHT)]
  }
}

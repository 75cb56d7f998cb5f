// The popover and its subject: why something cannot be chosen, what an option would do, hints, or the seal of the dice.
import { placeOf } from '../../board/options/options'
import type { Closed, Hint, Option, Request, Scene, Sentence, Stroke, VerdictMessage } from '../../wire'
import type { Choice } from '../options/choices'
import type { Live } from './live.svelte'
import { uncertain } from '../options/odds'
import type { Box } from './place'

const LINGER = 400

type Pop =
  | { kind: 'odds'; label: string; verdict: VerdictMessage; about: Box | null }
  | { kind: 'why'; what: string; reason: Sentence; about: Box | null; drawn?: Stroke[] }
  | { kind: 'hints'; hints: Hint[] | null; about: Box | null }
  | { kind: 'blind'; label: string; about: Box | null }
  | { kind: 'seal'; about: Box | null }

/** The parts of a table that the popover depends on. */
interface Table {
  readonly live: Live
  readonly mine: Request | null
  readonly scene: Scene
  readonly options: Option[]
  readonly veiled: boolean
  readonly stage: HTMLElement | undefined
  readonly ways: { lead(at: { piece?: string; zone?: string }): boolean }
  zoneLabel(id: string | undefined): string | undefined
}

export class Looking {
  pop = $state.raw<Pop | null>(null)
  hot = $state<string | null>(null) // the key of the option that is pointed at

  #table: Table
  #turn = 0
  #lingering = 0

  constructor(table: Table) {
    this.#table = table
  }

  /** Strokes on the board that show why the option looked at can be chosen, or why something cannot. */
  readonly proof = $derived.by((): Stroke[] => {
    const pop = this.pop
    if (pop?.kind === 'why') return pop.drawn ?? []
    const verdict = pop?.kind === 'odds' ? pop.verdict : this.#table.live.inquiries.verdicts[this.hot ?? '']
    return verdict?.drawn ?? []
  })

  async point(at: { piece?: string; zone?: string; rect: DOMRect } | null): Promise<void> {
    const { live, mine, scene, options, veiled } = this.#table
    const turn = ++this.#turn
    if (!at) return this.linger()
    clearTimeout(this.#lingering)
    if (!mine || veiled) return
    const of = at.piece ? scene.pieces[at.piece]?.of : undefined
    const here = options.filter(
      (option) =>
        (at.piece !== undefined && (option.piece === at.piece || (of !== undefined && option.piece === of))) ||
        (at.zone !== undefined && option.zone === at.zone),
    )
    if (here.length === 0 && this.#table.ways.lead(at)) return
    if (here.length > 0) return this.odds(here.find((option) => option.key === this.hot) ?? here[0]!, at.rect, turn)
    const verdict = await live.inquiries.point(mine, at.piece ?? at.zone ?? '')
    if (turn !== this.#turn || !verdict?.reason) return
    const what = at.piece ? this.#table.scene.pieces[at.piece]?.name : this.#table.zoneLabel(at.zone)
    this.pop = { kind: 'why', what: what ?? '', reason: verdict.reason, about: at.rect, drawn: verdict.drawn }
  }

  async odds(option: Option, about: Box | null, turn = ++this.#turn): Promise<void> {
    const { live, mine } = this.#table
    if (!mine) return
    const verdict = await live.inquiries.probe(mine, option.key)
    if (turn !== this.#turn || !verdict) return
    if (verdict.reason) this.pop = { kind: 'why', what: option.label, reason: verdict.reason, about }
    else if (option.blind && option.piece !== undefined) this.pop = { kind: 'blind', label: option.label, about }
    else if (verdict.cases?.length || verdict.cost?.length)
      this.pop = { kind: 'odds', label: option.label, verdict, about }
  }

  /** Shows the odds of a choice that the pointer rests on, if there are any. */
  rest(choice: Choice, from: DOMRect): void {
    const option = choice.option
    const verdict = option && this.#table.live.inquiries.verdicts[option.key]
    if (!option || !verdict) return
    if (uncertain(verdict) || verdict.cases?.[0]?.text || verdict.next || verdict.cost?.length)
      void this.odds(option, this.boxOf(option) ?? from)
  }

  why(closed: Closed, from: DOMRect): void {
    this.pop = { kind: 'why', what: closed.label, reason: closed.reason, about: from }
  }

  /** Asks the coach for hints, and shows them. */
  async hints(from: DOMRect | null): Promise<void> {
    const { live, mine } = this.#table
    if (!mine || !live.options.hints || this.pop?.kind === 'hints') return
    const asked = (this.pop = { kind: 'hints', hints: null, about: from })
    const reply = await live.inquiries.hints(mine)
    if (this.pop !== asked) return
    this.pop = reply ? { kind: 'hints', hints: reply.hints, about: from } : null
  }

  /** Shows the seal of this match's dice. */
  seal(from: DOMRect): void {
    this.pop = { kind: 'seal', about: from }
  }

  boxOf(option: Option): DOMRect | null {
    const shown =
      this.#table.stage?.querySelector(`[data-at="${CSS.escape(placeOf(option))}"]`) ??
      document.querySelector(`[data-option="${CSS.escape(option.key)}"]`)
    return shown?.getBoundingClientRect() ?? null
  }

  light(key: string | null): void {
    this.hot = key
    if (key === null && this.pop?.kind === 'odds') this.linger()
  }

  /** Closes the popover after a moment, unless it is held: a pointer on its way to a clause needs time. */
  linger(held = false): void {
    clearTimeout(this.#lingering)
    const about = this.pop
    if (!held && about && about.kind !== 'seal' && about.kind !== 'hints')
      this.#lingering = window.setTimeout(() => this.pop === about && (this.pop = null), LINGER)
  }

  close(): void {
    this.pop = null
  }
}

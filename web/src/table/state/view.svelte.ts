// The table as one player sees it: the question, what is in hand, and the player's choices.
import type { Option, Request } from '../../wire'
import type Board from '../../board/Board.svelte'
import { membersOf } from '../../board/options/options'
import { outlooks, type Hand } from '../../board/options/outlook'
import { reason } from '../../lib/host/api'
import { begin } from '../../lib/host/lessons'
import { go, route } from '../../lib/browser/route.svelte'
import { settings } from '../../lib/browser/settings.svelte'
import { again, decline } from './again'
import { Live } from './live.svelte'
import { Looking } from './looking.svelte'
import { chip, ends } from '../options/odds'
import { Panels, type Tool } from './panels.svelte'
import { Privacy } from './privacy.svelte'
import { actor, forces, sides } from '../seats/sides'
import { Ways } from './ways.svelte'

/** The actions of keys in the request bar. Each returns true if it did something. */
interface Bar {
  choose(n: number): boolean
  reply(yes: boolean): boolean
  back(): boolean
  type(face: string): boolean
}

export class TableView {
  readonly match = route.parts[1] ?? ''
  readonly live = new Live(this.match, settings.lang, () => settings.motion === 'less')
  readonly panels = new Panels()
  readonly looking: Looking = new Looking(this)
  readonly ways = new Ways(this.live.connection)
  readonly privacy: Privacy = new Privacy(this)

  stage = $state<HTMLElement>()
  board = $state<Board>()
  bar = $state<Bar>()
  numbers = $state.raw<Record<string, number>>({}) // numbers of the chips whose places look alike, by key
  lit = $state.raw<string[]>([])
  opened = $state<string | null>(null) // the id of the piece whose card is open
  narrowing = $state.raw<{ piece?: string; zone?: string; keys: string[] } | null>(null)
  learned = $state(false) // the lesson is over, and its note has been read
  #asked = '' // the request that was shown last

  // ---- what is there -------------------------------------------------------------------------------------------------

  readonly fixed = $derived(this.live.fixed)
  readonly scene = $derived(this.privacy.scene)
  readonly sides = $derived(this.fixed ? sides(this.fixed, this.live.playback.scene, this.live.seats) : [])
  readonly seated = $derived(this.sides.some((side) => side.mine))
  readonly below = $derived(
    Math.max(
      0,
      this.sides.findIndex((side) => side.mine),
    ),
  )
  readonly acting = $derived(this.live.requests.map((request) => request.seat))
  readonly round = $derived.by(() => {
    const round = Object.values(this.scene.tracks).find((track) => track.place === 'round')
    return round ? `${round.label} ${round.value}` : ''
  })
  readonly subtitle = $derived(
    this.live.options.setup
      .slice(0, 2)
      .map((setting) => setting.value)
      .join(' · '),
  )

  zoneLabel(id: string | undefined): string | undefined {
    if (id === undefined) return undefined
    return (this.scene.ground?.[id] ?? this.fixed?.zones.find((zone) => zone.id === id))?.label
  }

  // ---- what is asked -------------------------------------------------------------------------------------------------

  readonly request = $derived(this.live.requests.find((request) => request.mine) ?? this.live.requests[0] ?? null)
  /** True while a set-up runs on its usual answers, so that nobody has to answer. */
  readonly running = $derived(Boolean(this.request?.usual && this.request.standing))
  readonly mine = $derived(this.request?.mine && !this.running ? this.request : null)
  readonly veiled = $derived(this.privacy.veiled)
  readonly options = $derived(this.mine && !this.veiled ? (this.mine.options ?? []) : [])
  readonly region = $derived(this.veiled ? null : (this.mine?.region ?? null))
  readonly chips = $derived.by(() => {
    const chips: Record<string, string> = {}
    for (const { key, piece } of this.options) {
      const verdict = this.live.inquiries.verdicts[key]
      const text = verdict
        ? chip(verdict, piece === undefined ? '' : (this.scene.pieces[piece]?.name ?? ''), piece)
        : ''
      if (text) chips[key] = text
    }
    return chips
  })
  /** The words beside an option in a list, by key: its odds, else the effect of the choice after it. */
  readonly results = $derived.by(() => {
    const name = (id: string): string => this.scene.pieces[id]?.name ?? ''
    const { verdicts } = this.live.inquiries
    const after = this.options.map(({ key }) => ends(verdicts[key], name))
    const known = after.filter((_, n) => verdicts[this.options[n]!.key]) // only a few of many places are looked up
    const alike = known.length > 1 && known.every((text) => text === known[0]) // equal words distinguish nothing
    const found = this.options.map(({ key, label }, n) => {
      const text = this.chips[key] ?? (alike ? '' : after[n]!)
      return [key, label.includes(text) ? '' : text] as const // words of the label are not repeated
    })
    return Object.fromEntries(found.filter(([, text]) => text))
  })
  /** The dice that the question is about. */
  readonly hand = $derived.by((): Hand | null => {
    const { request } = this
    return request?.hand?.length && !this.veiled ? { seat: request.seat, faces: request.hand } : null
  })
  readonly outlooks = $derived(outlooks(this.options, this.live.inquiries.verdicts, this.looking.hot))
  readonly narrowed = $derived.by(() => {
    if (!this.narrowing) return null
    const { piece, zone, keys } = this.narrowing
    const place = this.fixed?.board === 'hexes' ? '' : this.zoneLabel(zone)
    const name = piece === undefined ? place : this.scene.pieces[piece]?.name
    const options = [...this.options, ...this.ways.options].filter((option) => keys.includes(option.key))
    return { at: piece ?? null, name: name ?? '', options }
  })

  /** Notes another question, or none, and empties the hand. Returns the question if it has to be answered now. */
  turn(): Request | null {
    const mine = this.veiled ? null : this.mine // a secret question is not shown before the others look away
    const id = mine?.id ?? ''
    this.privacy.turn()
    if (id === this.#asked) return null
    this.#asked = id
    this.narrowing = null
    this.looking.close()
    this.looking.hot = null
    this.opened = null
    void this.ways.find(mine?.standing ? null : mine)
    if (!mine) return null
    if (mine.standing) return null
    this.panels.tab = 'board'
    return mine
  }

  // ---- what is taught ------------------------------------------------------------------------------------------------

  readonly lesson = $derived(this.learned || (this.live.result && !this.live.lesson?.over) ? null : this.live.lesson)
  readonly taught = $derived((this.mine && this.lesson?.keys) || [])
  readonly goal = $derived((this.mine && this.lesson?.goal) || null)
  /** The piece that the lesson wants at its goal. */
  readonly wanted = $derived(
    this.goal ? this.lesson?.lights?.find((id) => id in (this.mine?.region?.movers ?? {})) : undefined,
  )

  /** Gives the answer that the lesson teaches. */
  showAnswer(): boolean {
    if (!this.mine || !this.lesson?.key) return false
    this.looking.close()
    this.live.answer(this.mine, this.lesson.key)
    return true
  }

  async learn(next: string): Promise<void> {
    try {
      go(await begin(this.fixed!.game, next))
    } catch (error) {
      this.live.notice(reason(error))
    }
  }

  // ---- which card ----------------------------------------------------------------------------------------------------

  /** The piece whose card is shown. */
  readonly card = $derived.by((): string | null => {
    const known = (id: string | null | undefined): id is string =>
      id !== null && id !== undefined && this.scene.pieces[id] !== undefined
    const lines = this.options.filter((option) => option.line !== undefined)
    const hovered = lines.find((option) => option.key === this.looking.hot)?.piece
    const pointed = lines.find((option) => this.taught.includes(option.key))?.piece
    const proposed = lines[0]?.piece
    const first = this.fixed ? forces(this.fixed, this.scene, this.below)[0]?.id : undefined
    const acts = [this.request?.by, hovered, pointed, proposed, actor(this.scene), first]
    return [this.opened, this.narrowed?.at, ...acts].find(known) ?? null
  })
  readonly cardOptions = $derived(
    this.options.filter((option) => option.line !== undefined && (option.piece ?? this.mine?.by) === this.card),
  )
  /** The pieces that can be chosen. */
  readonly optional = $derived(new Set(this.options.flatMap((option) => option.piece ?? [])))
  /** The pieces that glow: the unit whose card is read, and those that a lesson points at. */
  readonly lights = $derived.by(() => {
    const opened = this.opened
    const unit = opened === null ? [] : membersOf(this.scene, this.scene.pieces[opened]?.of ?? opened)
    const taught = (this.mine && this.lesson?.lights) || []
    return [...this.lit, ...unit, ...taught.flatMap((id) => [id, ...membersOf(this.scene, id)])]
  })

  open(piece: string): void {
    this.opened = piece
    if (this.panels.phone) this.panels.tab = 'card'
  }

  // ---- choosing ------------------------------------------------------------------------------------------------------

  pick(option: Option): void {
    this.looking.close()
    const way = this.ways.of(option.key)
    if (!way) return this.#answer(option.key)
    if (this.lesson?.over) this.learned = true
    if (this.mine) this.live.go(this.mine, way)
  }

  /** Chooses the option that lies on a place, or shows the options to choose from if there are several. */
  pickFrom(options: Option[], at: { piece?: string; zone?: string }): void {
    const meant = options.length === 1 ? options[0] : this.ways.meant(options)
    if (meant) return this.pick(meant)
    this.looking.close() // on a phone the hints would hide the options
    this.narrowing = { ...at, keys: options.map((option) => option.key) }
    this.opened = null
  }

  /** Gives the usual answer to a question of set-up; returns false if none is asked. */
  setUpThis(): boolean {
    if (!this.mine?.usual) return false
    this.looking.close()
    this.#answer(this.mine.usual)
    return true
  }

  /** Gives the usual answers to all questions of set-up that are left; returns false if none is asked. */
  setUp(): boolean {
    if (!this.mine?.usual) return false
    this.looking.close()
    this.live.setUp(this.mine)
    return true
  }

  place(key: string): void {
    if (this.mine?.region) this.#answer(key)
  }

  /** Sends an answer. After the end of a lesson it plays on, and the lesson's note goes. */
  #answer(key: string): void {
    if (this.lesson?.over) this.learned = true
    if (this.mine) this.live.answer(this.mine, key)
  }

  // ---- tools ---------------------------------------------------------------------------------------------------------

  /** Opens the ruler, or lets the server say that nothing may be measured. */
  measure(): void {
    if (this.fixed?.ruler) this.panels.ruling = !this.panels.ruling
    else void this.live.inquiries.measure('', '')
  }

  use(tool: Tool): void {
    if (tool === 'rules') window.open(`/rules/${this.fixed?.game}`, '_blank', 'noopener')
    else if (tool === 'text') this.panels.text = !this.panels.text
    else if (tool === 'ruler') this.measure()
    else if (tool === 'sound') this.panels.toggleSound()
    else this.panels.over = tool
  }

  resign(): void {
    this.panels.over = null
    this.live.resign()
  }

  async playAgain(): Promise<void> {
    try {
      go(await again(this.match))
    } catch (error) {
      if (this.seated) this.live.notice(reason(error))
      else go(`/new/${this.fixed!.game}`)
    }
  }

  async declineRematch(): Promise<void> {
    try {
      await decline(this.match)
    } catch (error) {
      this.live.notice(reason(error))
    }
  }
}

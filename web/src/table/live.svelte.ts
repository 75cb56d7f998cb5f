// The connection to one table: what the server said last (`n`), and what of it is shown. Steps are shown one after the
// other; requests only once everything before them has been seen. No answer ever waits for a picture.
import { PROTOCOL } from '../wire'
import { DiceShare } from './dice-share'
import type {
  ChronicleLine,
  Fixed,
  FromServer,
  How,
  LessonNote,
  MeasuredMessage,
  Option,
  Request,
  Result,
  Rolled,
  Scene,
  Seat,
  Sentence,
  Standing,
  StandingMessage,
  StepMessage,
  TableMessage,
  ToServer,
  Undo,
  VerdictMessage,
} from '../wire'
import { beats, BLOW, type Beat, lasts, LOOK, rests, THROW, travels } from './beats'
import { merge } from './merge'

const PING = 15_000
const PATIENCE = 10_000
const OVERDUE = 1_500
const FIRST_TRY = 300
const LAST_TRY = 5_000
const HURRIED = 3_600 // nobody looks on for longer than this: what is left goes faster
const JUMP = 10_000
const FALL = 3 // at more than this pace dice lie there instead of falling
const KEPT = 40 // steps that can be seen again
const PROBES = 16
const AT_ONCE = 32 // of what is looked up unasked: below what the server allows, so that answers never wait
const A_SECOND = 10

export type Line = 'opening' | 'up' | 'down' | 'gone' | 'old'
export type Notice = { id: string; args?: Record<string, string | number> } | Sentence
export type Cue = 'pick' | 'place' | 'dice' | 'wound' | 'round' | 'yours' | 'end'

type Unsent = ToServer extends infer M ? (M extends { id: number } ? Omit<M, 'id'> : never) : never
type Reply = VerdictMessage | MeasuredMessage
interface Seen {
  step: StepMessage
  before: Scene
  after: Scene
}
interface Sent {
  request: string
  key: string
  accepted: boolean
  again: boolean
  re: number
}

export class Live {
  line = $state<Line>('opening')
  tryAt = $state(0)
  n = $state(0)
  fixed = $state.raw<Fixed | null>(null)
  scene = $state.raw<Scene>({ pieces: {}, tracks: {}, status: [] })
  chronicle = $state.raw<ChronicleLine[]>([])
  requests = $state.raw<Request[]>([])
  seats = $state.raw<Seat[]>([])
  undo = $state.raw<Undo | null>(null)
  plea = $state.raw<{ seat: number; mine: boolean } | null>(null)
  result = $state.raw<Result | null>(null)
  options = $state.raw<TableMessage['options']>({ setup: [] })
  standing = $state.raw<Standing[]>([])
  lesson = $state.raw<LessonNote | null>(null)
  wrong = $state.raw<Sentence | null>(null) // why what was just answered is not what the lesson teaches
  commitment = $state('')
  waiting = $state(false)
  told = $state(0) // how often the whole table was told: what was looked up before has to be looked up again

  busy = $state(false)
  sent = $state<Sent | null>(null)
  thrown = $state.raw<{ roll: Rolled; number: number; falling: boolean; pace: number } | null>(null)
  verdicts = $state.raw<Record<string, VerdictMessage>>({})
  moved = $state.raw<string[]>([])

  notice: (notice: Notice) => void = () => {}
  cue: (cue: Cue) => void = () => {}
  inLine: (line: ChronicleLine) => Rolled | undefined = (line) => this.#dice.get(line)

  #match: string
  #lang: string
  #still: () => boolean
  #socket: WebSocket | null = null
  #id = 0
  #tries = 0
  #retry = 0
  #beat = 0
  #lost = 0
  #left = false
  #share: DiceShare
  #opened = '' // what had been promised when our part of the dice was opened on this line
  #queue: StepMessage[] = []
  #seen: Seen[] = [] // since this connection answered last
  #asked: Request[] = []
  #orders: Standing[] = [] // as the server has it
  #stands = new Set<number>() // decided here, and not yet confirmed or refused
  #note: LessonNote | null = null // of a lesson: it belongs to what is asked
  #hurry = false
  #wake: (() => void) | null = null
  #pending = new Map<number, (reply: Reply | null, reason?: Sentence) => void>()
  #probing = ''
  #allowance = AT_ONCE
  #since = Date.now()
  #throws = 0
  #until = 0 // something still travels
  #dice = new WeakMap<ChronicleLine, Rolled>()

  constructor(match: string, lang: string, still: () => boolean = () => false) {
    this.#match = match
    this.#lang = lang
    this.#still = still
    this.#share = new DiceShare(match)
  }

  // ---- the line ------------------------------------------------------------------------------------------------------

  open(): void {
    this.#left = false
    this.#connect()
    addEventListener('online', this.tryNow)
  }

  close(): void {
    this.#left = true
    removeEventListener('online', this.tryNow)
    clearTimeout(this.#retry)
    this.#drop()
    this.#socket?.close()
    this.cut()
  }

  tryNow = (): void => {
    if (this.line !== 'down') return
    clearTimeout(this.#retry)
    this.#connect()
  }

  #connect(): void {
    this.#opened = ''
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:'
    const socket = new WebSocket(
      `${scheme}//${location.host}/api/matches/${encodeURIComponent(this.#match)}/live?lang=${this.#lang}`,
    )
    this.#socket = socket
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#hear(JSON.parse(event.data as string) as FromServer)
    }
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#closed(event.code)
    }
  }

  #closed(code: number): void {
    this.#drop()
    this.#socket = null
    if (this.#left) return
    if (code >= 4400 && code < 4500) {
      this.line = 'gone'
      return
    }
    if (this.fixed || this.#tries > 0) this.line = 'down'
    const wait = Math.min(LAST_TRY, FIRST_TRY * 2 ** this.#tries) * (0.75 + Math.random() / 2)
    this.#tries += 1
    this.tryAt = Date.now() + wait
    this.#retry = window.setTimeout(() => this.#connect(), wait)
  }

  /** Nothing that is still open will be answered on this line. */
  #drop(): void {
    clearInterval(this.#beat)
    clearTimeout(this.#lost)
    for (const done of this.#pending.values()) done(null)
    this.#pending.clear()
  }

  #heartbeat(): void {
    clearInterval(this.#beat)
    this.#beat = window.setInterval(() => {
      this.#send({ type: 'ping' })
      clearTimeout(this.#lost)
      this.#lost = window.setTimeout(() => {
        const socket = this.#socket
        socket?.close()
        if (socket && socket === this.#socket) this.#closed(1006)
      }, PATIENCE)
    }, PING)
  }

  #send(message: Unsent): number {
    const id = ++this.#id
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify({ ...message, id }))
    return id
  }

  // ---- what is said to us --------------------------------------------------------------------------------------------

  #hear(message: FromServer): void {
    clearTimeout(this.#lost)
    switch (message.type) {
      case 'table':
        return this.#table(message)
      case 'step':
        return this.#step(message)
      case 'seats':
        this.seats = message.seats
        return this.#openNonce()
      case 'standing':
        return this.#stood(message)
      case 'verdict':
      case 'measured':
        return this.#settle(message.re, message)
      case 'accepted':
        if (this.sent?.re === message.re) this.sent.accepted = true
        this.#settleStand(message.re)
        return this.#expect(message.n)
      case 'refused':
        return this.#refused(message.re, message.reason, message.stale)
    }
  }

  #table(table: TableMessage): void {
    if (table.protocol !== PROTOCOL) {
      this.close()
      this.line = 'old'
      return
    }
    const missed = this.fixed && this.line === 'down' ? table.n - this.n : 0
    this.line = 'up'
    this.#tries = 0
    this.#heartbeat()
    this.#queue = []
    this.#seen = []
    this.cut()
    this.n = table.n
    this.fixed = table.fixed
    this.scene = table.scene
    this.chronicle = table.chronicle
    this.seats = table.seats
    this.undo = table.undo ?? null
    this.plea = table.plea ?? null
    this.result = table.result ?? null
    this.options = table.options
    this.#stands.clear()
    this.standing = this.#orders = table.standing ?? []
    this.commitment = table.commitment
    this.waiting = table.waiting ?? false
    this.wrong = null
    this.#asked = table.requests
    this.#note = table.lesson ?? null
    if (this.waiting && this.#sits) this.#send({ type: 'sit', promise: this.#share.promise() })
    this.#openNonce()
    this.#holdNonces(table.nonces)
    const last = table.rolls?.at(-1)
    if (last && !this.thrown) this.thrown = { roll: last, number: ++this.#throws, falling: false, pace: 1 }
    this.#again()
    this.verdicts = {}
    this.told += 1
    this.#ask()
    if (missed > 1) this.notice({ id: 'table-missed', args: { n: missed } })
  }

  /** An answer that was on its way when the line broke goes out once more, if it is still wanted. */
  #again(): void {
    const sent = this.sent
    if (!sent) return
    const wanted = this.#asked.some((request) => request.id === sent.request && request.mine)
    if (!wanted || sent.accepted || sent.again) {
      this.sent = null
      return
    }
    sent.again = true
    sent.re = this.#send({ type: 'answer', request: sent.request, key: sent.key })
  }

  get #sits(): boolean {
    return this.seats.some((seat) => seat.mine)
  }

  /** Once everybody has promised their part of the dice ours is opened. */
  #openNonce(): void {
    const part = this.waiting && this.#sits ? this.#share.open(this.seats) : null
    if (!part || this.#opened === part.promised.join()) return
    this.#opened = part.promised.join()
    this.#send({ type: 'open', ...part })
  }

  #holdNonces(nonces: string[] | undefined): void {
    if (nonces && this.#sits && !this.#share.holds(nonces)) this.notice({ id: 'table-other-dice' })
  }

  #step(step: StepMessage): void {
    if (step.n <= this.n) return
    if (step.n !== this.n + 1) {
      this.#send({ type: 'again' })
      return
    }
    this.n = step.n
    this.seats = step.seats
    this.#holdNonces(step.nonces)
    this.#asked = step.requests
    this.#note = step.lesson ?? null
    this.#queue.push(step)
    if (!this.busy) void this.#show()
  }

  #stood(message: StandingMessage): void {
    this.#orders = message.standing
    if (this.#stands.size === 0) this.standing = this.#orders
    this.#asked = message.requests
    if (!this.busy) this.#ask()
  }

  /** Whoever decides quickly is ahead of what is confirmed: only the last word of the server is shown. */
  #settleStand(re: number | undefined): void {
    if (re !== undefined && this.#stands.delete(re) && this.#stands.size === 0) this.standing = this.#orders
  }

  /** The step that was accepted should be here soon; if it was lost, the whole table is asked for. */
  #expect(n: number): void {
    const socket = this.#socket
    setTimeout(() => {
      if (this.n < n && socket === this.#socket) this.#send({ type: 'again' })
    }, OVERDUE)
  }

  #refused(re: number | undefined, reason: Sentence, stale: boolean | undefined): void {
    if (re !== undefined && this.#pending.has(re)) return this.#settle(re, null, reason)
    this.#settleStand(re)
    const answered = this.sent !== null && this.sent.re === re
    if (answered) this.sent = null
    if (answered && !stale && this.lesson && !this.lesson.over) this.wrong = { ...reason }
    else this.notice(stale ? { id: 'table-stale' } : reason)
  }

  #settle(re: number, reply: Reply | null, reason?: Sentence): void {
    this.#pending.get(re)?.(reply, reason)
    this.#pending.delete(re)
  }

  // ---- what is shown -------------------------------------------------------------------------------------------------

  async #show(): Promise<void> {
    this.busy = true
    await this.#sleep(this.#until - performance.now())
    const begun = performance.now()
    let jumped = false
    for (let step = this.#queue.shift(); step; step = this.#queue.shift()) {
      const left = [step, ...this.#queue].reduce((sum, next) => sum + lasts(next), 0)
      if (left > JUMP && this.#queue.length > 0 && !this.#still()) jumped = this.#hurry = true
      const pace = Math.max(1, left / Math.max(150, HURRIED - (performance.now() - begun)))
      const whole = this.told
      const [before, lines] = [this.scene, this.chronicle.slice(0, step.chronicle.cut)]
      this.#diceOf(step)
      for (const beat of beats(before, step)) {
        if (this.told !== whole) break
        this.chronicle = [...lines, ...step.chronicle.add.slice(0, beat.told)]
        await this.#play(beat, pace)
      }
      if (this.told !== whole) continue // a whole table came meanwhile: this step is in it
      const last = this.scene
      this.#apply(step, before)
      const rest = rests(step, last, this.scene)
      this.#until = performance.now() + rest / pace
      if (this.#queue.length > 0) await this.#sleep(rest / pace)
    }
    this.#hurry = false
    this.busy = false
    this.#ask()
    if (jumped) this.notice({ id: 'table-jumped' })
  }

  /** Shows once more what happened since this side answered last. */
  again(): boolean {
    if (this.busy || this.#seen.length === 0) return false
    void this.#showAgain(this.#seen)
    return true
  }

  async #showAgain(seen: Seen[]): Promise<void> {
    const now = this.scene
    this.busy = true
    this.requests = []
    this.scene = seen[0]!.before
    await this.#sleep(BLOW)
    const all = seen.reduce((sum, { step }) => sum + lasts(step), 0)
    const pace = Math.max(1, all / JUMP)
    for (const { step, before, after } of seen) {
      for (const beat of beats(before, step)) await this.#play(beat, pace)
      const rest = rests(step, this.scene, after)
      this.scene = after
      await this.#sleep(rest / pace)
    }
    this.scene = now
    await this.#show()
  }

  async #play({ roll, scene }: Beat, pace: number): Promise<void> {
    if (roll) return this.#throw(roll, pace)
    if (!scene) return
    this.requests = []
    const rest = travels(this.scene, scene)
    this.scene = scene
    await this.#sleep(rest / pace)
  }

  async #throw(roll: Rolled, pace: number): Promise<void> {
    const number = ++this.#throws
    const falls = !this.#hurry && !this.#still() && pace <= FALL && roll.faces.length > 0
    this.thrown = { roll, number, falling: falls, pace }
    if (falls) {
      this.requests = []
      this.cue('dice')
      await this.#sleep(THROW / pace)
      if (this.thrown.number === number) this.thrown = { roll, number, falling: false, pace }
    }
    await this.#sleep(LOOK / pace)
  }

  #apply(step: StepMessage, before: Scene): void {
    this.scene = merge(before, step.scene)
    this.#remember(step, before)
    if (this.plea && !this.plea.mine && !step.plea && (step.deed === 'deny' || step.deed === 'undo'))
      this.notice({ id: step.deed === 'deny' ? 'table-denied' : 'table-granted' })
    this.chronicle = [...this.chronicle.slice(0, step.chronicle.cut), ...step.chronicle.add]
    this.undo = step.undo ?? null
    this.plea = step.plea ?? null
    this.waiting = this.waiting && step.deed !== 'start'
    if (this.sent && !step.requests.some((request) => request.id === this.sent?.request)) this.sent = null
    this.moved = Object.keys((step.scene as { pieces?: object }).pieces ?? {}).filter((id) => id in this.scene.pieces)
    if (step.result && !this.result) this.cue('end')
    this.result = step.result ?? null
    this.#sound(before)
  }

  #remember(step: StepMessage, before: Scene): void {
    if (step.deed === 'undo') this.#seen = []
    else if (step.deed === 'answer' || step.deed === 'roll')
      this.#seen = [...this.#seen, { step, before, after: this.scene }].slice(-KEPT)
  }

  #diceOf(step: StepMessage): void {
    const rolls = step.rolls ?? []
    const lines = step.chronicle.add.filter((line) => line.kind === 'roll')
    if (rolls.length === lines.length) lines.forEach((line, n) => this.#dice.set(line, rolls[n]!))
  }

  #sound(before: Scene): void {
    for (const [id, track] of Object.entries(this.scene.tracks)) {
      if (track.place === 'round' && before.tracks[id] && before.tracks[id].value !== track.value)
        return this.cue('round')
    }
    let moved = false
    for (const id of this.moved) {
      const [old, now] = [before.pieces[id], this.scene.pieces[id]!]
      if (!old) continue
      if (now.bars?.some((bar, n) => bar.value < (old.bars?.[n]?.value ?? bar.value))) return this.cue('wound')
      moved ||= old.zone !== now.zone || old.at?.join() !== now.at?.join()
    }
    if (moved) this.cue('place')
  }

  #ask(): void {
    const mine = this.#asked.find((request) => request.mine)
    const fresh = mine !== undefined && !this.requests.some((request) => request.id === mine.id)
    this.lesson = this.#note
    this.requests = this.#asked
    if (!fresh) return
    this.verdicts = {}
    if (!mine.standing) this.cue('yours')
  }

  /** Everything that is still to be shown is shown now. */
  cut = (): void => {
    if (this.busy) this.#hurry = true
    this.#wake?.()
  }

  #sleep(time: number): Promise<void> {
    if (this.#hurry || this.#still() || time <= 0) return Promise.resolve()
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer)
        this.#wake = null
        resolve()
      }
      const timer = setTimeout(done, time)
      this.#wake = done
    })
  }

  // ---- what we say ---------------------------------------------------------------------------------------------------

  answer(request: Request, key: string): void {
    if (this.sent?.request === request.id) return
    this.#probing = ''
    this.#seen = []
    this.#until = 0
    this.wrong = null
    const re = this.#send({ type: 'answer', request: request.id, key })
    this.sent = { request: request.id, key, accepted: false, again: false, re }
    this.cue('pick')
  }

  takeBack(): void {
    this.#send({ type: 'undo', n: this.n })
  }
  askTakeBack(): void {
    this.#send({ type: 'plea', n: this.n })
    this.notice({ id: 'table-asked' })
  }
  grant(yes: boolean): void {
    this.#send({ type: 'grant', n: this.n, yes })
  }
  resign(): void {
    this.#send({ type: 'resign', n: this.n })
  }

  /** From now on a kind of question is answered so. */
  stand(window: string, how: How, least: number): void {
    this.standing = this.standing.map((one) => (one.window === window ? { ...one, how, least } : one))
    this.#stands.add(this.#send({ type: 'stand', window, how, least }))
  }

  speak(lang: string): void {
    if (lang === this.#lang) return
    this.#lang = lang
    this.#send({ type: 'speak', lang })
  }

  probe(request: Request, key: string): Promise<VerdictMessage | null> {
    const known = this.verdicts[key]
    if (known?.request === request.id) return Promise.resolve(known)
    return this.#inquire({ type: 'probe', request: request.id, key }).then((verdict) => {
      if (verdict && verdict.request === request.id) this.verdicts = { ...this.verdicts, [key]: verdict }
      return verdict
    })
  }

  /** On a place of a plane: there are too many of them to keep. */
  look(request: Request, key: string): Promise<VerdictMessage | null> {
    return this.#inquire({ type: 'probe', request: request.id, key })
  }

  measure(from: string, to: string): Promise<MeasuredMessage | null> {
    return this.#inquire<MeasuredMessage>({ type: 'measure', from, to }, (reason) => this.notice(reason))
  }

  point(request: Request, at: string): Promise<VerdictMessage | null> {
    return this.#inquire({ type: 'point', request: request.id, at })
  }

  /** Looks up what the options would do, two at a time. */
  async probeAll(request: Request, options: Option[]): Promise<void> {
    this.#probing = request.id
    const keys = options.slice(0, PROBES).map((option) => option.key)
    const worker = async (): Promise<void> => {
      for (let key = keys.shift(); key !== undefined && this.#probing === request.id; key = keys.shift()) {
        await this.#allowed()
        if (this.#probing === request.id) await this.probe(request, key)
      }
    }
    await Promise.all([worker(), worker()])
  }

  async #allowed(): Promise<void> {
    const now = Date.now()
    this.#allowance = Math.min(AT_ONCE, this.#allowance + ((now - this.#since) * A_SECOND) / 1000) - 1
    this.#since = now
    if (this.#allowance < 0) await new Promise((resolve) => setTimeout(resolve, (-this.#allowance * 1000) / A_SECOND))
  }

  #inquire<R extends Reply = VerdictMessage>(
    message: Unsent,
    refused: (reason: Sentence) => void = () => {},
  ): Promise<R | null> {
    if (this.#socket?.readyState !== WebSocket.OPEN) return Promise.resolve(null)
    return new Promise((resolve) =>
      this.#pending.set(this.#send(message), (reply, reason) => {
        if (reason) refused(reason)
        resolve(reply as R | null)
      }),
    )
  }
}

// The table as this page knows it: the last state that the server told (`n`), the requests and the answers. Requests are
// shown once everything before them has been played; no answer waits for the playback.
import { PROTOCOL } from '../../wire'
import type {
  Fixed,
  FromServer,
  LessonNote,
  Options,
  Plea,
  Request,
  Result,
  Scene,
  Seat,
  RefusedMessage,
  Sentence,
  SetPhrase,
  StandingMessage,
  StepMessage,
  TableMessage,
  Undo,
  Way,
} from '../../wire'
import { Company } from '../connection/company.svelte'
import { Connection } from '../connection/connection.svelte'
import { type Cue, cueOf } from '../playback/cues'
import { DiceShare } from '../connection/dice-share'
import { Inquiries } from '../connection/inquiries.svelte'
import { Playback } from '../playback/playback.svelte'
import { StandingOrders } from '../connection/standing.svelte'

const OVERDUE = 1_500

export type Notice = { id: string; args?: Record<string, string | number> } | Sentence

/** An answer that is on its way. */
interface Sent {
  request: string
  key: string
  accepted: boolean
  again: boolean
  re: number
}

export class Live {
  n = $state(0)
  fixed = $state.raw<Fixed | null>(null)
  requests = $state.raw<Request[]>([])
  seats = $state.raw<Seat[]>([])
  undo = $state.raw<Undo | null>(null)
  plea = $state.raw<Plea | null>(null)
  result = $state.raw<Result | null>(null)
  options = $state.raw<Options>({ setup: [] })
  lesson = $state.raw<LessonNote | null>(null)
  wrong = $state.raw<Sentence | null>(null) // why what was just answered is not what the lesson teaches
  commitment = $state('')
  waiting = $state(false)
  unreadable = $state.raw<Sentence | null>(null) // why the match cannot go on
  closed = $state.raw<RefusedMessage | null>(null) // why there is no table to be shown
  told = $state(0) // how often the whole table was told: what was looked up before has to be looked up again
  sent = $state<Sent | null>(null)

  readonly company = new Company((seat) => this.seats[seat]?.mine ?? false)
  readonly connection: Connection
  readonly inquiries: Inquiries
  readonly standing: StandingOrders
  readonly playback: Playback

  notice: (notice: Notice) => void = () => {}
  cue: (cue: Cue) => void = () => {}

  #share: DiceShare
  #opened = '' // on which line our part of the dice was opened, and what had been promised then
  #asked: Request[] = [] // shown once everything before has been seen
  #going: number | null = null // several answers that are on their way in one go
  #note: LessonNote | null = null // of a lesson: it belongs to what is asked

  constructor(match: string, lang: string, still: () => boolean = () => false) {
    this.#share = new DiceShare(match)
    this.connection = new Connection(match, lang)
    this.connection.hear = (message) => this.#hear(message)
    this.inquiries = new Inquiries(this.connection)
    this.inquiries.refused = (reason) => this.notice(reason)
    this.standing = new StandingOrders(this.connection)
    this.playback = new Playback({
      still,
      moves: () => (this.requests = []),
      falls: () => this.cue('dice'),
      stands: (step, before) => this.#stand(step, before),
      ends: (jumped) => {
        this.#ask()
        if (jumped) this.notice({ id: 'table-jumped' })
      },
    })
  }

  open(): void {
    this.connection.open()
  }

  close(): void {
    this.connection.close()
    this.playback.cut()
    this.company.close()
  }

  // ---- what is said to us --------------------------------------------------------------------------------------------

  #hear(message: FromServer): void {
    switch (message.type) {
      case 'table':
        return this.#table(message)
      case 'step':
        return this.#step(message)
      case 'seats':
        this.seats = message.seats
        this.company.look(message)
        return this.#openNonce()
      case 'remarks':
        return this.company.hear(message.remarks)
      case 'rematch':
        return void (this.company.rematch = message.rematch)
      case 'warning':
        return this.notice(message.text)
      case 'standing':
        return this.#stood(message)
      case 'verdict':
      case 'measured':
      case 'secrets':
      case 'ways':
      case 'hints':
        return void this.connection.settle(message.re, message)
      case 'accepted':
        if (this.sent?.re === message.re) this.sent.accepted = true
        this.#gone(message.re)
        this.standing.settle(message.re)
        // The step that was accepted should be here soon; if it was lost, the whole table is asked for.
        return this.connection.sendLater({ type: 'again' }, OVERDUE, () => this.n < message.n)
      case 'refused':
        if (!this.fixed && message.re === undefined) this.closed = message // told before the line is closed
        return this.#refused(message.re, message.reason, message.stale)
    }
  }

  #table(table: TableMessage): void {
    if (table.protocol !== PROTOCOL) {
      this.connection.closeAsOld()
      this.playback.cut()
      return
    }
    const missed = this.fixed && this.connection.line === 'down' ? table.n - this.n : 0
    this.connection.stand()
    this.playback.reset(table)
    this.n = table.n
    this.fixed = table.fixed
    this.seats = table.seats
    this.undo = table.undo ?? null
    this.plea = table.plea ?? null
    this.result = table.result ?? null
    this.options = table.options
    this.company.reset(table)
    this.standing.reset(table.standing ?? [])
    this.commitment = table.commitment
    this.waiting = table.waiting ?? false
    this.unreadable = table.unreadable ?? null
    this.wrong = null
    this.#asked = table.requests
    this.#going = null
    this.#note = table.lesson ?? null
    if (this.waiting && this.#sits) this.connection.send({ type: 'sit', promise: this.#share.promise() })
    this.#openNonce()
    this.#holdNonces(table.nonces)
    this.#sendAgain()
    this.inquiries.forget()
    this.told += 1
    this.#ask()
    if (missed > 1) this.notice({ id: 'table-missed', args: { n: missed } })
  }

  #step(step: StepMessage): void {
    if (step.n <= this.n) return
    if (step.n !== this.n + 1) {
      this.connection.send({ type: 'again' })
      return
    }
    this.n = step.n
    this.seats = step.seats
    this.company.may(step.claim)
    this.#holdNonces(step.nonces)
    this.#asked = step.requests
    this.#note = step.lesson ?? null
    this.playback.add(step)
  }

  #stood(message: StandingMessage): void {
    this.standing.confirm(message.standing)
    this.#asked = message.requests
    if (!this.playback.busy) this.#ask()
  }

  #refused(re: number | undefined, reason: Sentence, stale: boolean | undefined): void {
    if (this.connection.settle(re, null, reason)) return
    this.standing.settle(re)
    this.#gone(re)
    const answered = this.sent !== null && this.sent.re === re
    if (answered) this.sent = null
    if (answered && !stale && this.lesson && !this.lesson.over) this.wrong = { ...reason }
    else this.notice(stale ? { id: 'table-stale' } : reason)
  }

  /** Takes over the rest of a step that has been shown whole. */
  #stand(step: StepMessage, before: Scene): void {
    if (this.plea && !this.plea.mine && !step.plea) {
      if (step.deed === 'deny') this.notice({ id: 'table-denied' })
      else if (step.deed === 'undo') this.notice({ id: 'table-granted' })
    }
    this.undo = step.undo ?? null
    this.plea = step.plea ?? null
    this.waiting = this.waiting && step.deed !== 'start'
    this.#settleSent(step.requests)
    if (step.result && !this.result) this.cue('end')
    this.result = step.result ?? null
    const cue = cueOf(step, before, this.playback.scene)
    if (cue) this.cue(cue)
  }

  /** Forgets the sent answer once its request is gone. Several answers in one go are kept until all are through. */
  #settleSent(asked: Request[]): void {
    if (this.#going === null && !asked.some((request) => request.id === this.sent?.request)) this.sent = null
  }

  #ask(): void {
    if (this.#going !== null) return // what is asked meanwhile is about to be answered
    const mine = this.#asked.find((request) => request.mine)
    const fresh = mine !== undefined && !this.requests.some((request) => request.id === mine.id)
    this.lesson = this.#note
    this.requests = this.#asked
    if (!fresh) return
    this.inquiries.forget()
    if (!mine.standing) this.cue('yours')
  }

  // ---- our part of the dice ------------------------------------------------------------------------------------------

  get #sits(): boolean {
    return this.seats.some((seat) => seat.mine)
  }

  /** Opens our part of the dice once everybody has promised theirs. */
  #openNonce(): void {
    const part = this.waiting && this.#sits ? this.#share.open(this.seats) : null
    const opened = `${this.connection.lines} ${part?.promised.join()}`
    if (!part || this.#opened === opened) return
    this.#opened = opened
    this.connection.send({ type: 'open', ...part })
  }

  #holdNonces(nonces: string[] | undefined): void {
    if (nonces && this.#sits && !this.#share.holds(nonces)) this.notice({ id: 'table-other-dice' })
  }

  // ---- what we say ---------------------------------------------------------------------------------------------------

  answer(request: Request, key: string): void {
    if (this.sent?.request === request.id) return
    this.inquiries.stop()
    this.playback.answered()
    this.wrong = null
    const re = this.connection.send({ type: 'answer', request: request.id, key })
    this.sent = { request: request.id, key, accepted: false, again: false, re }
    this.cue('pick')
  }

  /** Sends an answer that was on its way when the connection broke once more, if it is still wanted. */
  #sendAgain(): void {
    const sent = this.sent
    if (!sent) return
    const wanted = this.#asked.some((request) => request.id === sent.request && request.mine)
    if (!wanted || sent.accepted || sent.again) {
      this.sent = null
      return
    }
    sent.again = true
    sent.re = this.connection.send({ type: 'answer', request: sent.request, key: sent.key })
  }

  /** Sends several answers in one go. */
  go(request: Request, { keys, to }: Way): void {
    if (this.sent?.request === request.id) return
    this.inquiries.stop()
    this.playback.answered()
    this.wrong = null
    const re = this.connection.send({ type: 'go', request: request.id, keys, to })
    this.sent = { request: request.id, key: '', accepted: true, again: false, re }
    this.#going = re
    this.cue('pick')
  }

  /** Goes on with the requests once all answers of one go are through. */
  #gone(re: number | undefined): void {
    if (this.#going === null || this.#going !== re) return
    this.#going = null
    if (this.playback.busy) return
    this.#settleSent(this.#asked)
    this.#ask()
  }

  /** Leaves this question of set-up, and all that follow, to the usual answers. */
  setUp(request: Request): void {
    this.inquiries.stop()
    this.playback.answered()
    this.connection.send({ type: 'usual', request: request.id })
    this.notice({ id: 'usual-running' })
    this.cue('pick')
  }

  takeBack(): void {
    this.connection.send({ type: 'undo', n: this.n })
  }

  askTakeBack(): void {
    this.connection.send({ type: 'plea', n: this.n })
    this.notice({ id: 'table-asked' })
  }

  grant(yes: boolean): void {
    this.connection.send({ type: 'grant', n: this.n, yes })
  }

  resign(): void {
    this.connection.send({ type: 'resign', n: this.n })
  }

  claim(draw: boolean): void {
    this.connection.send({ type: 'claim', n: this.n, draw })
  }

  /** Lets an agent that has given up try again, or takes its seat over. */
  replaceAgent(seat: number, by: 'me' | 'again'): void {
    this.connection.send({ type: 'agent', seat, by })
  }

  say(phrase: SetPhrase['id']): void {
    this.connection.send({ type: 'say', phrase })
  }
}

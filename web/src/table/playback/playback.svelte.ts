// The playback of a match: steps one after the other with dice and movements, hurried when many wait.
import { merge } from '../../lib/host/merge'
import type { ChronicleLine, Rolled, Scene, StepMessage, TableMessage } from '../../wire'
import { beats, BLOW, type Beat, lasts, LOOK, rests, THROW, travels } from './beats'

const HURRIED = 3_600 // nobody looks on for longer than this: what is left goes faster
const JUMP = 10_000
const FALL = 3 // at more than this pace dice lie there instead of falling
const KEPT = 40 // steps that can be seen again

interface Seen {
  step: StepMessage
  before: Scene
  after: Scene
}

/** The callbacks that tell the table how the playback goes on. */
interface Audience {
  still: () => boolean // nothing should travel
  moves: () => void // something travels: nothing is asked meanwhile
  falls: () => void // dice do
  stands: (step: StepMessage, before: Scene) => void // a step is shown whole
  ends: (jumped: boolean) => void // everything is
}

export class Playback {
  scene = $state.raw<Scene>({ pieces: {}, tracks: {}, status: [] })
  chronicle = $state.raw<ChronicleLine[]>([])
  thrown = $state.raw<{ roll: Rolled; number: number; falling: boolean; pace: number } | null>(null)
  busy = $state(false)

  #audience: Audience
  #queue: StepMessage[] = []
  #seen: Seen[] = [] // since this connection answered last
  #resets = 0
  #hurry = false
  #wake: (() => void) | null = null
  #throws = 0
  #until = 0 // something still travels
  #dice = new WeakMap<ChronicleLine, Rolled>()

  constructor(audience: Audience) {
    this.#audience = audience
  }

  /** Returns the dice that a log line tells of. */
  inLine = (line: ChronicleLine): Rolled | undefined => this.#dice.get(line)

  /** Shows the whole table as it is, with nothing left to play. */
  reset({ scene, chronicle, rolls }: TableMessage): void {
    this.#queue = []
    this.#seen = []
    this.cut()
    this.scene = scene
    this.chronicle = chronicle
    this.#lie(rolls?.at(-1))
    this.#resets += 1
  }

  add(step: StepMessage): void {
    this.#queue.push(step)
    if (!this.busy) void this.#show()
  }

  /** Notes that this side has answered: a repeat begins here, and the next step waits for no movement. */
  answered(): void {
    this.#seen = []
    this.#until = 0
  }

  /** Plays again the steps since this side answered last. */
  again(): boolean {
    if (this.busy || this.#seen.length === 0) return false
    void this.#showAgain(this.#seen)
    return true
  }

  /** Skips to the end of all steps that still wait. */
  cut = (): void => {
    if (this.busy) this.#hurry = true
    this.#wake?.()
  }

  async #show(): Promise<void> {
    this.busy = true
    await this.#sleep(this.#until - performance.now())
    const begun = performance.now()
    let jumped = false
    for (let step = this.#queue.shift(); step; step = this.#queue.shift()) {
      const left = [step, ...this.#queue].reduce((sum, next) => sum + lasts(next), 0)
      if (left > JUMP && this.#queue.length > 0 && !this.#audience.still()) jumped = this.#hurry = true
      const pace = Math.max(1, left / Math.max(150, HURRIED - (performance.now() - begun)))
      const resets = this.#resets
      const [before, lines] = [this.scene, this.chronicle.slice(0, step.chronicle.cut)]
      if (step.deed === 'undo') this.#takeUp(step.chronicle.cut)
      this.#noteDice(step)
      for (const beat of beats(before, step)) {
        if (this.#resets !== resets) break
        this.chronicle = [...lines, ...step.chronicle.add.slice(0, beat.told)]
        await this.#play(beat, pace)
      }
      if (this.#resets !== resets) continue // a whole table came meanwhile: this step is in it
      const last = this.scene
      this.#stand(step, before)
      const rest = rests(step, last, this.scene)
      this.#until = performance.now() + rest / pace
      if (this.#queue.length > 0) await this.#sleep(rest / pace)
    }
    this.#hurry = false
    this.busy = false
    this.#audience.ends(jumped)
  }

  async #showAgain(seen: Seen[]): Promise<void> {
    const now = this.scene
    this.busy = true
    this.#audience.moves()
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
    this.#audience.moves()
    const rest = travels(this.scene, scene)
    this.scene = scene
    await this.#sleep(rest / pace)
  }

  /** Lays out the dice that fell last, with words in the language of the table. */
  #lie(roll: Rolled | undefined): void {
    const number = roll?.faces.join() === this.thrown?.roll.faces.join() ? this.#throws : ++this.#throws
    this.thrown = roll ? { roll, number, falling: false, pace: 1 } : null
  }

  /** Removes dice whose log line was taken back. */
  #takeUp(kept: number): void {
    if (!this.chronicle.slice(kept).some((line) => line.kind === 'roll')) return
    const line = this.chronicle.slice(0, kept).findLast((line) => line.kind === 'roll')
    this.#lie(line && this.#dice.get(line))
  }

  async #throw(roll: Rolled, pace: number): Promise<void> {
    const number = ++this.#throws
    const falls = !this.#hurry && !this.#audience.still() && pace <= FALL && roll.faces.length > 0
    this.thrown = { roll, number, falling: falls, pace }
    if (falls) {
      this.#audience.moves()
      this.#audience.falls()
      await this.#sleep(THROW / pace)
      if (this.thrown.number === number) this.thrown = { roll, number, falling: false, pace }
    }
    await this.#sleep(LOOK / pace)
  }

  #stand(step: StepMessage, before: Scene): void {
    this.scene = merge(before, step.scene)
    this.chronicle = [...this.chronicle.slice(0, step.chronicle.cut), ...step.chronicle.add]
    if (step.deed === 'undo') this.#seen = []
    else if (step.deed === 'answer' || step.deed === 'roll')
      this.#seen = [...this.#seen, { step, before, after: this.scene }].slice(-KEPT)
    this.#audience.stands(step, before)
  }

  #noteDice(step: StepMessage): void {
    const rolls = step.rolls ?? []
    const lines = step.chronicle.add.filter((line) => line.kind === 'roll')
    if (rolls.length === lines.length) lines.forEach((line, n) => this.#dice.set(line, rolls[n]!))
  }

  #sleep(time: number): Promise<void> {
    if (this.#hurry || this.#audience.still() || time <= 0) return Promise.resolve()
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
}

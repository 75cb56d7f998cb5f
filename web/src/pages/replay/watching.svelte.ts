// The state of a replay: the moment that is shown, whether it is playing, and data about the whole match.
import { bends, chances, lines, scenes } from '../../reading/course/steps'
import type { Replay } from '../../wire'

const STEP = 1300 // milliseconds for one step at speed 1

export class Watching {
  replay: Replay = $state.raw()!
  at = $state(0)
  playing = $state(false)
  speed = $state(1)

  constructor(replay: Replay, at: number) {
    this.replay = replay
    this.seek(at)
  }

  all = $derived.by(() => scenes(this.replay))
  lines = $derived.by(() => lines(this.replay))
  rounds = $derived.by(() => bends(this.all))
  chances = $derived.by(() => chances(this.replay))
  rolls = $derived.by(() => this.replay.steps.flatMap((step, n) => (step.rolls?.length ? [n] : [])))
  owners = $derived.by(() => this.replay.fixed.seats.map((seat) => seat.owner))

  get length(): number {
    return this.replay.steps.length
  }
  step = $derived.by(() => this.replay.steps[this.at]!)
  scene = $derived.by(() => this.all[this.at]!)
  over = $derived.by(() => this.at === this.length - 1)
  /** The scene in which the step was decided. */
  before = $derived.by(() => this.all[Math.max(0, this.at - 1)]!)

  tracks = $derived.by(() => Object.values(this.scene.tracks))
  round = $derived.by(() => this.tracks.find((track) => track.place === 'round'))
  sides = $derived.by(() =>
    this.replay.seats.map((seat, n) => ({
      ...seat,
      owner: this.owners[n]!,
      score: this.tracks.find((track) => track.place === 'score' && track.owner === n),
      acts: this.step.by === n,
    })),
  )

  /** Returns true if a variation can begin after a step: after the last one only if a player has resigned. */
  goesOn(step: number): boolean {
    return step < this.length - 1 || this.replay.result.resigned !== undefined
  }

  /** Returns the seat that decides after a step, if the record tells. */
  asked(step: number): number | undefined {
    return this.replay.steps[step + 1]?.by ?? this.replay.result.resigned
  }

  seek(to: number): void {
    this.at = Math.max(0, Math.min(this.length - 1, to))
  }

  /** Goes to a moment and stops playing. */
  show(to: number): void {
    this.playing = false
    this.seek(to)
  }

  walk(by: number): void {
    this.show(this.at + by)
  }

  play(): void {
    if (!this.playing && this.over) this.at = 0
    this.playing = !this.playing
  }

  /** Plans the next step while playing. The caller calls the returned function to cancel it. */
  tick(): (() => void) | undefined {
    if (!this.playing) return
    if (this.over) {
      this.playing = false
      return
    }
    const next = this.at + 1
    const pause = setTimeout(() => this.seek(next), STEP / this.speed)
    return () => clearTimeout(pause)
  }

  /** Returns the function of a key; undefined if it has none here. */
  key(name: string): (() => void) | undefined {
    const next = this.rounds.find((bend) => bend.step > this.at)?.step ?? this.length - 1
    const before = this.rounds.findLast((bend) => bend.step < this.at)?.step ?? 0
    const does: Record<string, () => void> = {
      ArrowLeft: () => this.walk(-1),
      ArrowRight: () => this.walk(1),
      Home: () => this.show(0),
      End: () => this.show(this.length - 1),
      PageUp: () => this.show(before),
      PageDown: () => this.show(next),
      ' ': () => this.play(),
    }
    return does[name]
  }
}

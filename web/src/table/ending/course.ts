// How a match went, told from its replay: what each round brought, and where it turned.
import { bends, chances } from '../../reading/steps'
import { turns } from '../../reading/turns'
import type { ChronicleLine, Replay, Scene } from '../../wire'

const MOST_POINTS = 3
const APART = 0.09 // of the match, between two turning points
const MOST_ROUNDS = 7

export interface TurningPoint {
  step: number
  text: string
  dice: boolean // else it was a choice
  gain: number // of whoever looks, -1 to 1
  chance: number // of theirs, afterwards
}
export interface RoundGains {
  label: string
  by: number[] // by seat
}

/** Chances by step and seat. While all take their places nobody is ahead: play begins with the first phase, if there are any. */
export function chancesInPlay(replay: Replay): number[][] {
  const all = chances(replay)
  const begun = Math.max(
    0,
    replay.steps.findIndex((step) => !!step.scene.phases),
  )
  return all.map((now, step) => (step < begun ? all[begun] : now))
}

/** The greatest swings, in the order in which they came. */
export function turningPoints(replay: Replay, seat: number): TurningPoint[] {
  const all = chancesInPlay(replay)
  const found = turns(all, MOST_POINTS, (one, other) => Math.abs(one - other) >= APART * all.length)
  return found
    .sort((a, b) => a.step - b.step)
    .map(({ step }) => ({
      step,
      text: told(replay.steps[step].chronicle ?? [], step === all.length - 1),
      dice: hinges(replay.steps[step].chronicle ?? []),
      gain: all[step][seat] - all[step - 1][seat],
      chance: all[step][seat],
    }))
}

/** What was done, rather than what was rolled for it; of the last step what decided the match. */
function told(lines: ChronicleLine[], last: boolean): string {
  return (last && decisive(lines, 1)) || ((lines.find((line) => line.kind !== 'roll') ?? lines[0])?.text ?? '')
}

/** Whether something followed from dice: what falls last is for the question after. */
function hinges(lines: ChronicleLine[]): boolean {
  return lines.some((line) => line.kind === 'roll') && lines.at(-1)?.kind !== 'roll'
}

/** What each round added to the scores; nothing where a score is no sum of points, or nobody scored. */
export function roundGains(all: Scene[]): RoundGains[] {
  const rounds = bends(all)
  if (rounds.length < 2 || rounds.length > MOST_ROUNDS) return []
  const scores = (step: number) => {
    const tracks = Object.values(all[step].tracks).filter((track) => track.place === 'score')
    return tracks.sort((a, b) => (a.owner ?? 0) - (b.owner ?? 0)).map((track) => track.value)
  }
  const found = rounds.map(({ step, label }, n) => {
    const before = scores(step)
    return { label, by: scores(rounds[n + 1]?.step ?? all.length - 1).map((value, seat) => value - before[seat]) }
  })
  const gains = found.flatMap((round) => round.by)
  return gains.every((gain) => gain >= 0) && gains.some(Boolean) ? found : []
}

/** What decided the match: the last lines before the one that says who won, as long as one clause is behind them. */
export function decisive(chronicle: ChronicleLine[], most: number): string {
  const before = chronicle.slice(0, -1).filter((line) => line.kind !== 'roll')
  const last = before.at(-1)
  if (!last) return ''
  const first = before.findLastIndex((line) => line.clause !== last.clause) + 1
  return before
    .slice(Math.max(first, before.length - most))
    .map((line) => line.text)
    .join(' ')
}

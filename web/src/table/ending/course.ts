// The course of a match, computed from its replay: the points of each round, and the turning points.
import { bends, chances } from '../../reading/course/steps'
import { turns } from '../../reading/course/turns'
import type { ChronicleLine, Replay, Scene } from '../../wire'

const MOST_POINTS = 3
const APART = 0.09 // the least part of the match between two turning points
const MOST_ROUNDS = 7

interface TurningPoint {
  step: number
  text: string
  dice: boolean // true if dice caused it, false if a choice did
  gain: number // the gain of the seat for which it is computed, -1 to 1
  chance: number // the chance of that seat afterwards
}
interface RoundGains {
  label: string
  by: number[] // points by seat
}

/** Returns chances by step and seat. During the set-up they are those of the first phase, since nobody is ahead yet. */
export function chancesInPlay(replay: Replay): number[][] {
  const all = chances(replay)
  const begun = Math.max(
    0,
    replay.steps.findIndex((step) => !!step.scene.phases),
  )
  const first = all[begun] ?? []
  return all.map((now, step) => (step < begun ? first : now))
}

/** Returns the greatest swings in the order in which they came. */
export function turningPoints(replay: Replay, seat: number): TurningPoint[] {
  const all = chancesInPlay(replay)
  const chance = (step: number) => all[step]?.[seat] ?? 0
  const lines = (step: number) => replay.steps[step]?.chronicle ?? []
  const found = turns(all, MOST_POINTS, (one, other) => Math.abs(one - other) >= APART * all.length)
  return found
    .sort((a, b) => a.step - b.step)
    .map(({ step }) => ({
      step,
      text: told(lines(step), step === all.length - 1),
      dice: hinges(lines(step)),
      gain: chance(step) - chance(step - 1),
      chance: chance(step),
    }))
}

/** Returns the line that names the action and not its dice; for the last step, the line that decided the match. */
function told(lines: ChronicleLine[], last: boolean): string {
  return (last && decisive(lines, 1)) || ((lines.find((line) => line.kind !== 'roll') ?? lines[0])?.text ?? '')
}

/** Returns true if something followed from dice. A roll in the last line belongs to the question after. */
function hinges(lines: ChronicleLine[]): boolean {
  return lines.some((line) => line.kind === 'roll') && lines.at(-1)?.kind !== 'roll'
}

/** Returns what each round added to the scores; none if a score can fall, or if nobody scored. */
export function roundGains(all: Scene[]): RoundGains[] {
  const rounds = bends(all)
  if (rounds.length < 2 || rounds.length > MOST_ROUNDS) return []
  const scores = (step: number) => {
    const tracks = Object.values(all[step]?.tracks ?? {}).filter((track) => track.place === 'score')
    return tracks.sort((a, b) => (a.owner ?? 0) - (b.owner ?? 0)).map((track) => track.value)
  }
  const found = rounds.map(({ step, label }, n) => {
    const before = scores(step)
    return {
      label,
      by: scores(rounds[n + 1]?.step ?? all.length - 1).map((value, seat) => value - (before[seat] ?? 0)),
    }
  })
  const gains = found.flatMap((round) => round.by)
  return gains.every((gain) => gain >= 0) && gains.some(Boolean) ? found : []
}

/** Returns what decided the match: the lines before the one that names the winner, as far as they cite one clause. */
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

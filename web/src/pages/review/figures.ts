// The figures of a review, for one seat, in shares of a win.
import type { ReviewLuck, ReviewMoment } from '../../wire'

export interface Point {
  chance: number
  even: number // the chance less the luck of all rolls so far
}
export interface Bar {
  at: number // the index of the moment
  gain: number
}
export interface Round {
  round: number | undefined
  choices: number
  dice: number
  chance: number // at its end
}
interface LuckLine {
  seat: number | undefined
  text: string
  rolls: number
  luck: number // for the seat that rolled
}

const LEAST = 0.003 // smaller gains are not drawn

/** Returns the chance of a seat before and after a moment. */
export function chancesOf({ before, after }: ReviewMoment, seat: number): { before: number; after: number } {
  return { before: before[seat] ?? 0, after: after[seat] ?? 0 }
}

/** Returns how much a moment raised the chance of a seat. */
export function gainOf(moment: ReviewMoment, seat: number): number {
  const { before, after } = chancesOf(moment, seat)
  return after - before
}

/** Returns the chance after every moment, as it was and with even dice. */
export function course(moments: ReviewMoment[], seat: number): Point[] {
  let luck = 0
  return moments.map((moment) => {
    if (moment.kind === 'roll') luck += gainOf(moment, seat)
    const chance = chancesOf(moment, seat).after
    return { chance, even: chance - luck }
  })
}

/** Returns the gains of choices or rolls that are large enough to be drawn. */
export function bars(moments: ReviewMoment[], seat: number, kind: ReviewMoment['kind']): Bar[] {
  return moments
    .map((moment, at) => ({ at, kind: moment.kind, gain: gainOf(moment, seat) }))
    .filter((bar) => bar.kind === kind && Math.abs(bar.gain) >= LEAST)
    .map(({ at, gain }) => ({ at, gain }))
}

/** Returns the gains of each round. Those of dice and choices add up to the change of the chance, because every change
 * that is not due to dice counts as one of choices. */
export function rounds(moments: ReviewMoment[], seat: number, result: number): Round[] {
  const found: Round[] = []
  let chance = moments[0]?.before[seat] ?? 0
  for (const [n, moment] of moments.entries()) {
    let round = found.at(-1)
    if (!round || round.round !== moment.round) {
      round = { round: moment.round, choices: 0, dice: 0, chance }
      found.push(round)
    }
    const dice = moment.kind === 'roll' ? gainOf(moment, seat) : 0
    const now = n === moments.length - 1 ? result : chancesOf(moment, seat).after
    round.dice += dice
    round.choices += now - chance - dice
    round.chance = chance = now
  }
  return found
}

/** Returns the rolls of each seat and kind, summed over all rounds, the greatest luck first. */
export function ledger(rows: ReviewLuck[]): LuckLine[] {
  const lines = new Map<string, LuckLine>()
  for (const { seat, text, rolls, luck } of rows) {
    const key = `${seat} ${text}`
    const line = lines.get(key) ?? { seat, text, rolls: 0, luck: 0 }
    lines.set(key, { ...line, rolls: line.rolls + rolls, luck: line.luck + (luck[seat ?? 0] ?? 0) })
  }
  return [...lines.values()].sort((a, b) => (a.seat ?? -1) - (b.seat ?? -1) || Math.abs(b.luck) - Math.abs(a.luck))
}

/** Returns a share as points with their sign: +12, −3, 0. */
export function signed(share: number): string {
  const points = Math.round(100 * share)
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0'
}

/** Returns a share in percent. It may lie slightly outside 0 to 1. */
export function percent(share: number): string {
  if (share > 0.995) return share === 1 ? '100 %' : '>99 %'
  if (share < 0.005) return share === 0 ? '0 %' : '<1 %'
  return `${Math.round(100 * share)} %`
}

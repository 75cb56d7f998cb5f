// A review as figures that can be drawn: through the eyes of one seat, in shares of a win.
import type { ReviewLuck, ReviewMoment } from '../../wire'

export interface Point {
  chance: number
  even: number // what the chance would be if no roll so far had been lucky or unlucky
}
export interface Bar {
  at: number // the number of its moment
  gain: number
}
export interface Round {
  round: number | undefined
  choices: number
  dice: number
  chance: number // at its end
}
export interface LuckLine {
  seat: number | undefined
  text: string
  rolls: number
  luck: number // for whoever rolled
}

const LEAST = 0.003 // what moves the chance less is not drawn

/** Returns the chance of a seat before and after a moment. */
export function chancesOf({ before, after }: ReviewMoment, seat: number): { before: number; after: number } {
  return { before: before[seat] ?? 0, after: after[seat] ?? 0 }
}

/** Returns how much a moment raised the chance of a seat. */
export function gainOf(moment: ReviewMoment, seat: number): number {
  const { before, after } = chancesOf(moment, seat)
  return after - before
}

/** The chance after every moment, as it was and with even dice. */
export function course(moments: ReviewMoment[], seat: number): Point[] {
  let luck = 0
  return moments.map((moment) => {
    if (moment.kind === 'roll') luck += gainOf(moment, seat)
    const chance = chancesOf(moment, seat).after
    return { chance, even: chance - luck }
  })
}

/** What choices or dice brought, where it can be seen. */
export function bars(moments: ReviewMoment[], seat: number, kind: ReviewMoment['kind']): Bar[] {
  return moments
    .map((moment, at) => ({ at, kind: moment.kind, gain: gainOf(moment, seat) }))
    .filter((bar) => bar.kind === kind && Math.abs(bar.gain) >= LEAST)
    .map(({ at, gain }) => ({ at, gain }))
}

/** Round by round. Dice and choices add up to how the chance moved: what nobody foresaw counts with the choices. */
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

/** The rolls of each kind by who rolled them, over all rounds, the greatest luck first. */
export function ledger(rows: ReviewLuck[]): LuckLine[] {
  const lines = new Map<string, LuckLine>()
  for (const { seat, text, rolls, luck } of rows) {
    const key = `${seat} ${text}`
    const line = lines.get(key) ?? { seat, text, rolls: 0, luck: 0 }
    lines.set(key, { ...line, rolls: line.rolls + rolls, luck: line.luck + (luck[seat ?? 0] ?? 0) })
  }
  return [...lines.values()].sort((a, b) => (a.seat ?? -1) - (b.seat ?? -1) || Math.abs(b.luck) - Math.abs(a.luck))
}

/** Points with their sign: +12, −3, 0. */
export function signed(share: number): string {
  const points = Math.round(100 * share)
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0'
}

/** A share that may lie a little outside of what can be won. */
export function percent(share: number): string {
  if (share > 0.995) return share === 1 ? '100 %' : '>99 %'
  if (share < 0.005) return share === 0 ? '0 %' : '<1 %'
  return `${Math.round(100 * share)} %`
}

import { describe, expect, it } from 'vitest'
import { bars, course, ledger, percent, rounds, signed } from '../../src/pages/review/figures'
import type { ReviewMoment } from '../../src/wire'

function moment(kind: ReviewMoment['kind'], before: number, after: number, round?: number): ReviewMoment {
  return { step: 1, kind, before: [before, 1 - before], after: [after, 1 - after], round }
}

const MOMENTS = [
  moment('choice', 0.5, 0.45, 1),
  moment('roll', 0.45, 0.65, 1),
  moment('choice', 0.6, 0.6, 2), // what nobody foresaw: 0.65 to 0.6
  moment('roll', 0.6, 0.3, 2),
]

describe('a review as figures', () => {
  it('tells the chance as it was and with even dice', () => {
    const even = course(MOMENTS, 0).map((point) => point.even)
    expect(even.map((share) => Math.round(100 * share))).toEqual([45, 45, 40, 40])
    expect(course(MOMENTS, 1).at(-1)!.chance).toBeCloseTo(0.7)
  })

  it('draws what choices and dice brought, and leaves out what cannot be seen', () => {
    expect(bars(MOMENTS, 0, 'choice').map(({ at }) => at)).toEqual([0])
    expect(bars(MOMENTS, 1, 'roll').map(({ gain }) => Math.round(100 * gain))).toEqual([-20, 30])
  })

  it('adds up round by round to the result', () => {
    const found = rounds(MOMENTS, 0, 0)
    expect(found.map(({ round }) => round)).toEqual([1, 2])
    const moved = found.reduce((sum, { choices, dice }) => sum + choices + dice, 0.5)
    expect(moved).toBeCloseTo(0)
    expect(found[0]?.dice).toBeCloseTo(0.2)
    expect(found[0]?.choices).toBeCloseTo(-0.05)
    expect(rounds([], 0, 1)).toEqual([])
  })

  it('gathers rolls of one kind over all rounds, for whoever rolled them', () => {
    const rows = [
      { text: 'hit', rolls: 2, luck: [0.1, -0.1], seat: 1, round: 1 },
      { text: 'hit', rolls: 1, luck: [-0.3, 0.3], seat: 1, round: 2 },
      { text: 'draw', rolls: 1, luck: [0.05, -0.05] },
    ]
    const found = ledger(rows)
    expect(found.map(({ text, rolls }) => [text, rolls])).toEqual([
      ['draw', 1],
      ['hit', 3],
    ])
    expect(found[1]?.luck).toBeCloseTo(0.2)
  })

  it('says figures with their sign, and never 0 or 100 unless it is exact', () => {
    expect([0.123, -0.03, 0.001].map(signed)).toEqual(['+12', '−3', '0'])
    expect([0, 0.001, 0.5, 0.999, 1, 1.08].map(percent)).toEqual(['0 %', '<1 %', '50 %', '>99 %', '100 %', '>99 %'])
  })
})

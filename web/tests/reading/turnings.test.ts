import { describe, expect, it } from 'vitest'
import { turnings } from '../../src/reading/turnings'

const chances = (first: number[]) => first.map((chance) => [chance, 1 - chance])

describe('turning points', () => {
  it('are where a chance grows most, the greatest first', () => {
    const found = turnings(chances([0.5, 0.6, 0.6, 0.3, 0.3, 0.5]), 5, 0)
    expect(found.map(({ step, seat }) => [step, seat])).toEqual([
      [3, 1],
      [5, 0],
      [1, 0],
    ])
    expect(found[0]!.gain).toBeCloseTo(0.3)
  })
  it('are not small, not too many and not too close', () => {
    expect(turnings(chances([0.5, 0.52, 0.5]), 5, 0)).toEqual([])
    expect(turnings(chances([0.5, 0.7, 0.4, 0.8]), 1, 0).map(({ step }) => step)).toEqual([3])
    expect(turnings(chances([0.5, 0.7, 0.4, 0.8]), 5, 0.4).map(({ step }) => step)).toEqual([3, 1])
    expect(turnings([], 5, 0)).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { band, grains, turns } from '../../src/reading/course/turns'

const far = () => true

describe('the ribbon of a match', () => {
  it('marks the greatest swings first, and leaves small ones out', () => {
    const chances = [0.5, 0.6, 0.62, 0.62, 0.62, 0.3].map((red) => [red, 1 - red])
    expect(turns(chances, 5, far).map(({ step, seat }) => [step, seat])).toEqual([
      [5, 1],
      [1, 0],
    ])
    expect(turns(chances, 1, far)).toHaveLength(1)
    expect(turns(chances, 5, () => false)).toHaveLength(1)
  })
  it('marks nothing that is undone at once', () => {
    const chances = Array.from({ length: 12 }, (_, n) => (n % 2 ? 0.7 : 0.4)).map((red) => [red, 1 - red])
    expect(turns(chances, 5, far).filter(({ step }) => step > 3 && step < 8)).toEqual([])
  })
  it('averages what lies closer than it can be drawn', () => {
    const chances = [0, 1, 0, 1].map((red) => [red, 1 - red])
    expect(grains(chances, 2)).toEqual([
      { step: 0, mean: [0.5, 0.5] },
      { step: 2.5, mean: [0.5, 0.5] },
    ])
    expect(grains(chances, 100)).toHaveLength(4)
  })
  it('draws one seat below the other', () => {
    const drawn = grains([[0.25, 0.75]], 10)
    expect(band(drawn, 0, 1)).toBe('0,0 100,0 100,25 0,25')
    expect(band(drawn, 1, 1)).toBe('0,25 100,25 100,100 0,100')
    expect(band([], 0, 1)).toBe('')
  })
})

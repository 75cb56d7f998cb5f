import { describe, expect, it } from 'vitest'
import { labels } from '../../src/board/geometry/labels'
import type { Land } from '../../src/board/geometry/plane'

const land = (id: string, label: string, x: number, y: number, wide: number): Land => ({
  zone: { id, label },
  x,
  y,
  corners: [
    { x: x - wide / 2, y: y - 5 },
    { x: x + wide / 2, y: y + 5 },
  ],
  path: '',
  r: wide,
  clip: '',
})
const named = (all: Land[], wanted: string[] = [], size = 1): string[] =>
  labels(all, (one) => one.y, new Set(wanted), size).map(({ land }) => land.zone.id)

describe('names of ground', () => {
  it('never lie over each other: the larger one is written', () => {
    expect(named([land('small', 'Lake', 100, 100, 60), land('large', 'Forest', 104, 104, 200)])).toEqual(['large'])
    expect(named([land('one', 'Lake', 100, 100, 60), land('two', 'Forest', 104, 140, 200)]).sort()).toEqual([
      'one',
      'two',
    ])
  })
  it('are left out where they would be much wider than what they name', () => {
    expect(named([land('a', 'Ploughed field', 50, 50, 20)])).toEqual([])
    expect(named([land('a', 'Lake', 50, 50, 40)])).toEqual(['a'])
    expect(named([land('a', 'Lake', 50, 50, 40)], [], 4)).toEqual([])
  })
  it('are left out under pieces', () => {
    const lake = land('a', 'Lake', 50, 50, 40)
    expect(labels([lake], (one) => one.y, new Set(), 1, [{ x: 52, y: 52, r: 8 }])).toEqual([])
    expect(labels([lake], (one) => one.y, new Set(), 1, [{ x: 52, y: 90, r: 8 }])).toHaveLength(1)
  })
  it('are written in any case where they are asked about', () => {
    const both = [land('small', 'Ploughed field', 100, 100, 20), land('large', 'Forest', 104, 104, 200)]
    expect(named(both, ['small'])).toEqual(['small'])
    expect(named(both, ['small', 'large']).sort()).toEqual(['large', 'small'])
  })
})

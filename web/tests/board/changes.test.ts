import { describe, expect, it } from 'vitest'
import { changes, snapshot } from '../../src/board/motion/changes'
import { ladder } from '../../src/board/geometry/ladder'
import { scene } from '../kit'

const bars = (value: number) => [{ label: 'Life', value }]
const between = (before: Parameters<typeof scene>[0], after: Parameters<typeof scene>[0]) =>
  changes(snapshot(scene(before)), snapshot(scene(after)))

describe('changes', () => {
  it('tells what moved, on hexes and on a plane', () => {
    expect(between({ a: { zone: '0,0' }, b: {} }, { a: { zone: '0,1' }, b: {} })).toEqual([
      { id: 'a', moved: true, turned: false, by: 0 },
    ])
    expect(between({ a: { at: [0, 0] } }, { a: { at: [5, 0] } })[0]!.moved).toBe(true)
  })
  it('tells what hurt', () => {
    expect(between({ a: { bars: bars(5) } }, { a: { bars: bars(3) } })[0]).toMatchObject({ moved: false, by: -2 })
  })
  it('tells what fell', () => {
    const marks = [{ label: 'down', state: 'down' as const }]
    expect(between({ a: {} }, { a: { marks } })[0]).toMatchObject({ moved: false, turned: true })
  })
  it('tells what is new, and nothing of what is gone', () => {
    expect(between({ a: {} }, { b: {} }).map((change) => change.id)).toEqual(['b'])
  })
})

describe('ladder', () => {
  it('has the markers along it, lowest first, and a seat at each end', () => {
    const tracks = {
      way: { label: 'Ladder', value: 0, most: 10, place: 'ladder' as const },
      high: { label: 'Blue', value: 8, owner: 1, on: 'way' },
      low: { label: 'Red', value: 2, owner: 0, on: 'way' },
    }
    const rungs = ladder(scene({}, { tracks }))!
    expect(rungs.spaces).toBe(11)
    expect(rungs.markers.map(([id]) => id)).toEqual(['low', 'high'])
    expect(rungs.ends).toEqual([0, 1])
    expect(ladder(scene())).toBeNull()
  })
})

import { describe, expect, it } from 'vitest'
import { corners, grid, hexAt, outline, WIDTH } from '../../src/board/geometry/hexes'

const ids = ['2,3', '2,4', '3,3', 'bench']

describe('hexes', () => {
  it('are the ids that are a row and a column', () => {
    expect([...grid(ids, false).hexes.keys()]).toEqual(['2,3', '2,4', '3,3'])
  })
  it('lie a width apart, odd rows half a width further right', () => {
    const { hexes } = grid(ids, false)
    expect(hexes.get('2,3')!.x).toBe(WIDTH / 2)
    expect(hexes.get('2,4')!.x - hexes.get('2,3')!.x).toBe(WIDTH)
    expect(hexes.get('3,3')!.x - hexes.get('2,3')!.x).toBe(WIDTH / 2)
  })
  it('lie the other way around from the other side', () => {
    const [here, there] = [grid(ids, false), grid(ids, true)]
    for (const id of here.hexes.keys()) {
      expect(there.hexes.get(id)!.x).toBeCloseTo(here.width - here.hexes.get(id)!.x)
      expect(there.hexes.get(id)!.y).toBeCloseTo(here.height - here.hexes.get(id)!.y)
    }
  })
  it('are found again at their centre and near it, and nowhere off the grid', () => {
    const all = grid(ids, true)
    for (const hex of all.hexes.values()) {
      expect(hexAt(all, hex)).toBe(hex)
      expect(hexAt(all, { x: hex.x + 10, y: hex.y - 10 })).toBe(hex)
    }
    expect(hexAt(all, { x: -500, y: 0 })).toBeNull()
  })
  it('have six corners equally far from the middle, and stand on a point', () => {
    const six = corners({ x: 10, y: 20 }, 1)
    const far = six.map((corner) => Math.hypot(corner.x - 10, corner.y - 20))
    expect(six).toHaveLength(6)
    for (const length of far) expect(length).toBeCloseTo(far[0]!)
    expect(six[0]!.x).toBeCloseTo(10)
    expect(outline({ x: 10, y: 20 })).toMatch(/^M.*Z$/)
  })
  it('may be none', () => {
    expect(grid([], false)).toMatchObject({ width: 0, height: 0 })
  })
})

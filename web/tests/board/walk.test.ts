import { describe, expect, it } from 'vitest'
import { anchored, isArrow, next, type Spot } from '../../src/board/geometry/walk'

const spot = (place: string, x: number, y: number): Spot => ({ place, x, y })
const [middle, left, right, below] = [spot('m', 0, 0), spot('l', -50, 0), spot('r', 50, 0), spot('b', 5, 50)]
const all = [middle, left, right, below]

describe('walk', () => {
  it('goes to the nearest place in that direction', () => {
    expect(next(all, middle, middle, 'ArrowLeft')).toBe(left)
    expect(next(all, middle, middle, 'ArrowRight')).toBe(right)
    expect(next(all, middle, middle, 'ArrowDown')).toBe(below)
    expect(next(all, middle, middle, 'ArrowUp')).toBeNull()
    expect(next([...all, spot('far', 150, 0)], middle, middle, 'ArrowRight')).toBe(right)
  })
  it('stays near the column in which it began', () => {
    const lower = [spot('ll', -25, 100), spot('lr', 30, 100)]
    expect(next(lower, below, { x: 0, y: 50 }, 'ArrowDown')!.place).toBe('ll')
    expect(next(lower, below, { x: 20, y: 50 }, 'ArrowDown')!.place).toBe('lr')
  })
  it('keeps the column going down and forgets it going aside', () => {
    expect(anchored(middle, below, 'ArrowDown')).toEqual({ x: 0, y: 50 })
    expect(anchored(middle, below, 'ArrowRight')).toBe(below)
  })
  it('knows the arrow keys', () => {
    expect(['ArrowUp', 'Enter', 'a'].map(isArrow)).toEqual([true, false, false])
  })
})

import { describe, expect, test } from 'vitest'
import { ladder } from '../../src/board/geometry/ladder'
import type { Scene, Track } from '../../src/wire'

const track = (value: number, more: Partial<Track> = {}): Track =>
  ({ label: 'ladder', value, most: 21, ...more }) as Track

const scene = (value: number): Scene => ({
  pieces: {},
  status: [],
  tracks: {
    ladder: track(value, { place: 'ladder' }),
    north: track(0, { owner: 0, on: 'ladder' }),
    south: track(21, { owner: 1, on: 'ladder' }),
  },
})

describe('a ladder', () => {
  test('has its token on it, or not', () => {
    expect(ladder(scene(8))?.lies).toBe(true)
    expect(ladder(scene(-1))?.lies).toBe(false)
  })

  test('keeps its markers either way', () => {
    expect(ladder(scene(-1))?.ends).toEqual([0, 1])
  })
})

import { describe, expect, it } from 'vitest'
import { ringOf } from '../../src/pages/replay/looked'
import type { Request, Scene } from '../../src/wire'

const request = {
  id: '',
  kind: 'ask',
  seat: 0,
  mine: true,
  question: 'Where?',
  by: 'nova',
  options: [
    { key: 'move:10,20', label: 'there', at: [10, 20] },
    { key: 'b:3,4', label: 'here', at: [3, 4], mover: 'b' },
    { key: 'hit:b', label: 'hit B', piece: 'b' },
    { key: 'stay', label: 'stay' },
  ],
} as Request
const pieces = {
  nova: { name: 'Nova', zone: '', says: '', base: 1270, at: [1, 2] },
  b: { name: 'B', zone: '', says: '', base: 900, at: [5, 6] },
} as unknown as Scene['pieces']

describe('an option that is looked at', () => {
  it('is a ring where the piece would stand', () => {
    expect(ringOf({ request, key: 'move:10,20', pinned: false }, pieces)).toEqual({
      kind: 'reach',
      points: [[10, 20]],
      radius: 1270,
    })
    expect(ringOf({ request, key: 'b:3,4', pinned: false }, pieces)?.radius).toBe(900)
  })
  it('is a ring around a piece that is held on to', () => {
    expect(ringOf({ request, key: 'hit:b', pinned: true }, pieces)).toEqual({
      kind: 'reach',
      points: [[5, 6]],
      radius: 900,
    })
    expect(ringOf({ request, key: 'hit:b', pinned: false }, pieces)).toBeNull()
  })
  it('is none without a place', () => {
    expect(ringOf({ request, key: 'stay', pinned: true }, pieces)).toBeNull()
  })
})

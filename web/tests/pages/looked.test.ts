import { describe, expect, it } from 'vitest'
import { ringOf } from '../../src/pages/replay/looked'
import type { Request } from '../../src/wire'

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
    { key: 'stay', label: 'stay' },
  ],
} as Request
const base = (piece: string) => ({ nova: 1270, b: 900 })[piece]

describe('an option that is looked at', () => {
  it('is a ring where the piece would stand', () => {
    expect(ringOf({ request, key: 'move:10,20', pinned: false }, base)).toEqual({
      kind: 'reach',
      points: [[10, 20]],
      radius: 1270,
    })
    expect(ringOf({ request, key: 'b:3,4', pinned: false }, base)?.radius).toBe(900)
  })
  it('is none without a place', () => {
    expect(ringOf({ request, key: 'stay', pinned: true }, base)).toBeNull()
  })
})

// Who is to sit where.
import { describe, expect, it } from 'vitest'
import { middling, owlOf, seatOf } from '../../src/pages/match/draft'
import type { GameInfo, Level } from '../../src/wire'

const level = (id: string): Level => ({ id, label: id, text: '', styled: { bold: `a bold ${id}` } })
const game = { levels: ['novice', 'captain', 'titan'].map(level) } as GameInfo

describe('a seat of the Owl', () => {
  it.each(['captain', 'a bold captain'])('has a level and a style: %s', (seat) => {
    const owl = owlOf(game, seat)!
    expect(owl.level.id).toBe('captain')
    expect(owl.style).toBe(seat === 'captain' ? '' : 'bold')
    expect(seatOf(owl)).toBe(seat)
  })

  it('is none of those of people', () => {
    expect(owlOf(game, 'me')).toBeNull()
    expect(owlOf(game, 'friend')).toBeNull()
  })

  it('is first that of the level in the middle', () => {
    expect(middling(game)).toBe('captain')
  })
})

// Who is to sit where.
import { describe, expect, it, vi } from 'vitest'
import { owlOf, remember, seatOf, suited } from '../../src/lib/host/owls'
import { resized } from '../../src/pages/match/draft'
import type { GameInfo, Level } from '../../src/wire'

vi.mock('../../src/lib/browser/settings.svelte', () => ({ settings: { owls: {} } }))

const level = (id: string): Level => ({ id, label: id, text: '', styled: { bold: `a bold ${id}` } })
const game = { id: 'made-up', levels: ['novice', 'captain', 'titan'].map(level) } as GameInfo

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

  it('is that of the novice for a newcomer, and then the one that was played last', () => {
    expect(suited(game)).toBe('novice')
    remember(game, ['me', 'a bold captain'])
    expect(resized(game, ['me'], 2)).toEqual(['me', 'a bold captain'])
    remember(game, ['me', 'friend'])
    expect(suited(game)).toBe('a bold captain')
    expect(suited({ ...game, id: 'another' })).toBe('novice')
  })
})

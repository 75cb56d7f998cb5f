import { describe, expect, it } from 'vitest'
import { markers, top, tracked } from '../../src/table/forces/tracker'
import { fixed, piece, scene } from '../kit'

const health = (value: number) => [{ label: 'health', value, most: 20 }]
const dice = { label: 'dice', value: 4, most: 4, owner: 0, place: 'pips' as const }

describe('the tracker', () => {
  const battle = scene({
    knight: piece({ owner: 0, bars: health(11) }),
    sage: piece({ owner: 0, bars: health(16) }),
    fallen: piece({ owner: 1, bars: health(-2) }),
    die: piece({}),
  })
  it('is for cards in rows that lose health', () => {
    expect(tracked(fixed({ board: 'rows' }), battle)).toBe(false)
    battle.tracks = { dice }
    expect(tracked(fixed({ board: 'rows' }), battle)).toBe(true)
    expect(tracked(fixed({ board: 'hexes' }), battle)).toBe(false)
  })
  it('has the healthiest first, and the fallen at nought', () => {
    expect(markers(battle, 0).map(({ id, value }) => [id, value])).toEqual([
      ['sage', 16],
      ['knight', 11],
    ])
    expect(markers(battle, 1)[0]?.value).toBe(0)
    expect(top(battle)).toBe(20)
  })
})

// Who is to sit where.
import { describe, expect, it } from 'vitest'
import { inStyle, parted } from '../../src/pages/match/draft'

describe('a seat of the Owl', () => {
  it.each(['captain', 'captain+bold'])('says its level and its style: %s', (seat) => {
    const { level, style } = parted(seat)
    expect(level).toBe('captain')
    expect(inStyle(level, style)).toBe(seat)
  })

  it('has no style unless one is chosen', () => {
    expect(parted('titan').style).toBe('')
    expect(inStyle('titan', '')).toBe('titan')
  })
})

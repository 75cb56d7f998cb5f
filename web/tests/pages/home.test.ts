import { describe, expect, it, vi } from 'vitest'
import { inOrder, titleOf, turnOf } from '../../src/pages/home/matches'
import type { MatchInfo, SeatName } from '../../src/wire'

vi.mock('../../src/lib/browser/settings.svelte', () => ({ settings: { lang: 'en' } }))

const seat = (who: string, more: Partial<SeatName> = {}): SeatName => ({ name: 'Red', who, ...more })
const match = (id: string, more: Partial<MatchInfo> = {}): MatchInfo => ({
  match: id,
  game: 'scathe',
  title: 'Scathe',
  path: `/table/${id}`,
  text: '',
  your_turn: false,
  over: false,
  seats: [seat('You', { mine: true }), seat('Kaede')],
  when: '2026-01-01T12:00:00+00:00',
  ...more,
})

describe('a table in the list', () => {
  it('is called by whom one plays, or by what it teaches', () => {
    expect(titleOf(match('a'))).toBe('Kaede')
    expect(titleOf(match('a', { lesson: 'Five against three' }))).toBe('Lesson: Five against three')
    expect(titleOf(match('a', { seats: [seat('You', { mine: true }), seat('You', { mine: true })] }))).toBe(
      'At one screen',
    )
  })
  it('says whose turn it is', () => {
    expect(turnOf(match('a', { your_turn: true }))).toBe('your turn')
    expect(turnOf(match('a', { seats: [seat('You', { mine: true }), seat('Kaede', { asked: true })] }))).toBe(
      'waits for Kaede',
    )
    expect(turnOf(match('a'))).toBe('not begun yet')
    expect(turnOf(match('a', { over: true }))).toBe('replay')
  })
  it('stands first if it waits for me, then by what happened last', () => {
    const all = [
      match('old', { since: '2026-01-01T12:00:00+00:00' }),
      match('new', { since: '2026-01-03T12:00:00+00:00' }),
      match('mine', { your_turn: true }),
    ]
    expect(inOrder(all).map((one) => one.match)).toEqual(['mine', 'new', 'old'])
  })
})

import { describe, expect, it, vi } from 'vitest'
import { verdict } from '../kit'

vi.mock('../../src/lib/language/words', () => ({
  say: (id: string, args?: { n: string }) => (args ? `${args.n} %` : id),
}))
const { chip, ends, percent, uncertain } = await import('../../src/table/options/odds')

describe('odds', () => {
  it('never says that something is certain which is not', () => {
    expect([0, 0.004, 0.5, 0.996, 1].map((chance) => percent(chance))).toEqual([
      '0 %',
      'table-percent-under',
      '50 %',
      'table-percent-over',
      '100 %',
    ])
    expect(percent(0.3333, 1)).toBe('33.3 %')
  })
  it('is uncertain where dice have a word in it', () => {
    expect(uncertain(verdict())).toBe(false)
    expect(uncertain(verdict({ cases: [{ chance: 1, text: 'a' }] }))).toBe(false)
    expect(uncertain(verdict({ cases: [{ chance: 0.5, text: 'a' }] }))).toBe(true)
  })
  it('puts on a chip the chance, or what happens to the piece itself', () => {
    const cases = [
      { chance: 0.75, text: 'Titus −2 · Hoplite −1' },
      { chance: 0.25, text: 'nothing' },
    ]
    expect(chip(verdict({ cases, chance: 0.75 }), 'Titus')).toBe('75 %')
    expect(chip(verdict({ cases }), 'Titus')).toBe('75 % −2')
    expect(chip(verdict({ cases: [{ chance: 1, text: '+1' }] }), '')).toBe('+1')
    expect(chip(verdict({ cases: [{ chance: 1, text: 'a long sentence with 1' }] }), '')).toBe('')
    expect(chip(verdict({ cases, reason: { text: 'no' } }), '')).toBe('')
  })
  it('tells what becomes of a piece, if that is sure', () => {
    const cases = [{ chance: 1, text: 'Knight −7' }]
    const knight = { piece: 'knight', before: 11, after: 4 }
    const changes = [{ piece: 'sage', before: 9, after: 4 }, knight]
    expect(chip(verdict({ cases, changes }), 'Knight', 'knight')).toBe('11 → 4')
    expect(chip(verdict({ cases, changes: [{ ...knight, key: 'then' }] }), 'Knight', 'knight')).toBe('−7')
    expect(ends(verdict({ changes }), (id) => id.toUpperCase())).toBe('KNIGHT 11 → 4')
    expect(ends(verdict(), String)).toBe('')
    expect(ends(undefined, String)).toBe('')
  })
})

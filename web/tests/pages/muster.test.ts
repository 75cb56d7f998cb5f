import { describe, expect, it } from 'vitest'
import { asText } from '../../src/pages/muster/list/export'
import { mean, signed, sureOf } from '../../src/pages/muster/strength/measured'
import { sifted } from '../../src/pages/muster/catalogue/sift'
import type { Muster, MusterEntry } from '../../src/wire'

const entry = (id: string, more: Partial<MusterEntry> = {}): MusterEntry => ({
  id,
  card: { name: id[0]!.toUpperCase() + id.slice(1), face: {} },
  most: 1,
  add: '',
  ...more,
})
const muster = (more: Partial<Muster> = {}): Muster => ({
  army: 'knight,priest',
  code: 'scathe.knight.priest.00',
  chosen: ['knight', 'priest'],
  without: [],
  catalogue: [entry('knight', { cost: 4 }), entry('priest', { cost: 2 })],
  gauges: [{ label: 'cost', value: 6, most: 12 }],
  faults: [],
  starters: [],
  ...more,
})
const share = (share: number, low: number, high: number) => ({ name: 'x', share, low, high, games: 100 })

describe('a list as text', () => {
  it('names everybody with their cost, the code and the link', () => {
    expect(asText(muster(), 'Dawn', 'http://here')).toBe(
      'Dawn\ncost 6/12\n\n- Knight (4)\n- Priest (2)\n\nscathe.knight.priest.00\nhttp://here',
    )
  })
  it('names what belongs to each, where that is told', () => {
    const groups = [{ name: 'Knight', face: {}, of: [0, 1], figures: [{ label: 'points', value: 6 }] }]
    expect(asText(muster({ groups }), 'Dawn', '')).toContain('- Knight (6): Priest\n')
  })
})

describe('what was measured together', () => {
  it('lies in the middle, and is surer than each', () => {
    const found = mean([share(60, 55, 65), share(50, 45, 55)])
    expect(found.share).toBe(55)
    expect(found.high - found.low).toBeCloseTo(10 / Math.SQRT2)
  })
})

describe('a sifted catalogue', () => {
  const all = [
    entry('hoplite', { faction: 'Halodynes', kind: 'Unit', cost: 70 }),
    entry('oracle', { faction: 'Halodynes', kind: 'Character', cost: 30, why_not: { text: 'no' } }),
    entry('troll', { faction: 'Troglodytes', kind: 'Creature', cost: 40 }),
    entry('spell', { kind: 'Spell', cost: 5 }),
  ]
  const names = (want: Parameters<typeof sifted>[1]) => sifted(all, want).map(({ id }) => id)
  it('keeps a faction, and what belongs to none', () => {
    expect(names({ faction: 'Halodynes' })).toEqual(['hoplite', 'oracle', 'spell'])
  })
  it('keeps a kind, what is cheap enough, and what fits', () => {
    expect(names({ kind: 'Unit' })).toEqual(['hoplite'])
    expect(names({ most: 40 })).toEqual(['oracle', 'troll', 'spell'])
    expect(names({ fits: true })).toEqual(['hoplite', 'troll', 'spell'])
    expect(names({ terms: ['hop'] })).toEqual(['hoplite'])
  })
})

describe('a strength', () => {
  it('has a sign', () => {
    expect([signed(4), signed(-0.26), signed(0)]).toEqual(['+4.0', '−0.3', '+0.0'])
  })
  it('is sure where its interval leaves nothing out', () => {
    const worth = (low: number, high: number) => sureOf({ strength: (low + high) / 2, low, high })
    expect([worth(1, 3), worth(-3, -1), worth(-1, 1)]).toEqual(['more', 'less', 'open'])
  })
})

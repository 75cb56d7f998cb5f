import { describe, expect, it } from 'vitest'
import { orders, value, written } from '../../src/pages/muster/catalogue/facets'
import type { Card, MusterEntry } from '../../src/wire'

const entry = (name: string, more: Partial<Card> = {}): MusterEntry => ({
  id: name,
  card: { name, face: {}, ...more },
  most: 1,
  add: '',
})
const speed = (n: number) => [{ label: 'Speed', value: n }]

describe('what cards say of themselves', () => {
  it('puts in order by figures that differ', () => {
    expect(orders([entry('a', { figures: speed(1) }), entry('b', { figures: speed(2) })])).toEqual(['Speed'])
    expect(orders([entry('a', { figures: speed(1) }), entry('b', { figures: speed(1) })])).toEqual([])
    expect(value(entry('a', { figures: speed(4) }).card, 'Speed')).toBe(4)
  })
  it('searches all that is written', () => {
    const { card } = entry('Titus', { lines: [{ label: 'Bash', text: 'Push.', parts: [{ text: 'One Hex' }] }] })
    expect(written(card)).toBe('titus bash push. one hex')
  })
})

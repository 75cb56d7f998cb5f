import { describe, expect, it } from 'vitest'
import { facets, orders, value, written } from '../../src/reading/facets'
import type { Card, MusterEntry } from '../../src/wire'

const entry = (name: string, more: Partial<Card> = {}): MusterEntry => ({
  id: name,
  card: { name, face: {}, ...more },
  most: 1,
  add: '',
})
const speed = (n: number) => [{ label: 'Speed', value: n }]

describe('what cards can be sorted out by', () => {
  it('is a figure with several values, fewer than there are cards', () => {
    const catalogue = [10, 2, 10].map((n, k) => entry(`c${k}`, { figures: speed(n) }))
    expect(facets(catalogue).map(({ label, values }) => [label, values])).toEqual([['Speed', ['2', '10']]])
    expect(facets(catalogue.slice(0, 2))).toEqual([])
  })
  it('is a title that several share', () => {
    const catalogue = ['Hoplite', 'Hoplite', 'Oracle'].map((title, k) => entry(`c${k}`, { title }))
    expect(facets(catalogue)[0]!.values).toEqual(['Hoplite', 'Oracle'])
  })
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

import { describe, expect, it, vi } from 'vitest'
import { told } from '../../src/pages/lab/games'

vi.mock('../../src/lib/browser/settings.svelte', () => ({ settings: { lang: 'en' } }))

const game = { number: 3, agents: ['greedy', 'random'], shares: [0, 1] }

describe('a game of a study', () => {
  it('tells who won', () => {
    expect(told(game, ['Red', 'Blue'])).toBe('Blue won')
    expect(told({ ...game, shares: [0.5, 0.5] }, ['Red', 'Blue'])).toBe('nobody won')
  })
  it('tells what else is known of it', () => {
    expect(told({ ...game, rounds: 9, lead_changes: 1, cell: 'knives' }, ['Red', 'Blue'])).toBe(
      'Blue won · 9 rounds · the lead changed once · knives',
    )
  })
  it('names a seat by its number where nobody has named it', () => {
    expect(told(game, [])).toBe('2 won')
  })
})

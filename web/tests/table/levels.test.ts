import { describe, expect, it, vi } from 'vitest'
import { another } from '../../src/table/ending/levels'
import type { GameInfo, Level } from '../../src/wire'

vi.mock('../../src/lib/browser/settings.svelte', () => ({ settings: { owls: {} } }))

const level = (id: string): Level => ({ id, label: `the ${id}`, text: '', styled: { bold: `${id}+bold` } })
const game = { levels: ['novice', 'squire', 'sergeant'].map(level) } as GameInfo

describe('another Owl after a match', () => {
  it('is weaker after a loss, whatever it was by', () => {
    expect(another(game, 'sergeant', 'lose', { mine: 66, theirs: 79 })).toEqual({ seat: 'squire', label: 'the squire' })
    expect(another(game, 'novice', 'lose', null)).toBeNull()
  })
  it('is stronger after a win by twice as much, and plays in the same style', () => {
    expect(another(game, 'squire+bold', 'win', { mine: 10, theirs: 5 })?.seat).toBe('sergeant+bold')
    expect(another(game, 'squire', 'win', { mine: 9, theirs: 5 })).toBeNull()
    expect(another(game, 'sergeant', 'win', { mine: 9, theirs: 0 })).toBeNull()
  })
  it('is nobody if a person played', () => {
    expect(another(game, '', 'lose', null)).toBeNull()
  })
})

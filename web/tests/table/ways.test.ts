import { describe, expect, it } from 'vitest'
import type { Connection } from '../../src/table/connection/connection.svelte'
import { Ways } from '../../src/table/state/ways.svelte'
import type { Request, Way } from '../../src/wire'
import { option } from '../kit'

/** The ways of a question as the server has told them. */
async function found(...told: Partial<Way>[]): Promise<Ways> {
  const reply = { type: 'ways', re: 1, request: 'r', ways: told.map((way) => ({ keys: [], label: '', ...way })) }
  const ways = new Ways({ inquire: () => Promise.resolve(reply) } as unknown as Connection)
  await ways.find({ id: 'r', kind: 'ask' } as Request)
  return ways
}

describe('what is meant by a place', () => {
  it('is what is on no card', async () => {
    const ways = await found({ label: 'Leap', zone: '1,1' }, { label: 'Advance', zone: '1,1', plain: true })
    expect(ways.meant(ways.shown)?.label).toBe('Advance')
  })

  it('is asked between two skills, and between two such actions', async () => {
    const skills = await found({ label: 'Bite', piece: 'a' }, { label: 'Breath', piece: 'a' })
    expect(skills.meant(skills.shown)).toBeUndefined()
    const actions = await found({ label: 'Claim', plain: true }, { label: 'Advance', plain: true })
    expect(actions.meant(actions.shown)).toBeUndefined()
  })

  it('is asked where an answer lies there as well', async () => {
    const ways = await found({ label: 'Advance', piece: 'a', plain: true })
    expect(ways.meant([...ways.shown, option('a', { piece: 'a' })])).toBeUndefined()
  })
})

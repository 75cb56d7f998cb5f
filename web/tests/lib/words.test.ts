import { beforeEach, describe, expect, it, vi } from 'vitest'

const settings = vi.hoisted(() => ({ lang: 'en' }))
vi.mock('../../src/lib/browser/settings.svelte', () => ({ settings }))
const { load, say, spoken } = await import('../../src/lib/language/words')

beforeEach(() => void (settings.lang = 'en'))

describe('words', () => {
  it('are there for every language that has a file', () => {
    expect(spoken()).toEqual(['en', 'ja'])
  })
  it('are English until those of another language have come', async () => {
    const english = say('play')
    settings.lang = 'ja'
    expect(say('play')).toBe(english)
    await load('ja')
    expect(say('play')).not.toBe(english)
  })
  it('of a language without any are English', async () => {
    const english = say('play')
    await load('de')
    settings.lang = 'de'
    expect(say('play')).toBe(english)
  })
  it('that nobody has written are their id', () => {
    expect(say('no-such-message')).toBe('no-such-message')
  })
})

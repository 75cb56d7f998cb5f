// A host that has too much to do says when to come back.
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
vi.mock('../../src/lib/browser/settings.svelte', () => ({ settings: { lang: 'en' } }))
import { get, post, Refusal } from '../../src/lib/host/api'
import { settle, type Answer } from '../../src/lib/host/host'

const busy = (after: number): Answer => ({
  status: 503,
  text: JSON.stringify({ error: { text: 'Many are waiting.' }, retry_after: after }),
})
const done: Answer = { status: 200, text: '"done"' }
let answers: Answer[] = []
let asked = 0

beforeEach(() => {
  vi.useFakeTimers()
  asked = 0
  const ask = () => Promise.resolve(answers[asked++] ?? expect.unreachable())
  settle({ alone: false, server: '', ask, open: () => expect.unreachable() })
})
afterEach(() => vi.useRealTimers())

it('asks again after the time that a busy host names', async () => {
  answers = [busy(3), done]
  const found = get<string>('/matches/x/verify')
  await vi.advanceTimersByTimeAsync(2900)
  expect(asked).toBe(1)
  await vi.advanceTimersByTimeAsync(200)
  expect(await found).toBe('done')
})

it('says why once it has waited in vain, or would have to wait long', async () => {
  answers = [busy(1), busy(1), busy(1), done]
  const found = get('/games').catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(5000)
  expect(await found).toBeInstanceOf(Refusal)
  expect(asked).toBe(3)
  answers = [...answers.slice(0, 3), busy(60)]
  await expect(get('/games')).rejects.toThrow('Many are waiting.')
})

it('leaves it to a person to do something once more', async () => {
  answers = [busy(1), done]
  await expect(post('/files', {})).rejects.toThrow('Many are waiting.')
  expect(asked).toBe(1)
})

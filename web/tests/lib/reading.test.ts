import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Reading, UNREAD } from '../../src/lib/browser/reading.svelte'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what is new cannot be chosen for a moment', () => {
  const reading = new Reading()
  reading.draw([['1', 'Who acts? Titus']])
  expect([reading.fresh, reading.deaf('1')]).toEqual([true, true])
  vi.advanceTimersByTime(UNREAD - 1)
  expect(reading.deaf('1')).toBe(true)
  vi.advanceTimersByTime(1)
  expect([reading.fresh, reading.deaf('1')]).toEqual([false, false])
})

test('what has not changed can be chosen at once, and drawing it again does not make it new', () => {
  const reading = new Reading()
  const before: [string, string][] = [
    ['1', 'Step to 6,7'],
    ['2', 'Step to 6,8'],
  ]
  reading.draw(before)
  vi.advanceTimersByTime(UNREAD)
  reading.draw([...before])
  expect(reading.fresh).toBe(false)
  reading.draw([before[0]!, ['2', 'End the activation']])
  expect([reading.deaf('1'), reading.deaf('2')]).toEqual([false, true])
})

test('what comes later is new from then on, and what was there before is not', () => {
  const reading = new Reading()
  reading.draw([['1', 'Titus']])
  vi.advanceTimersByTime(UNREAD - 50)
  reading.draw([
    ['1', 'Titus'],
    ['2', 'Nia'],
  ])
  vi.advanceTimersByTime(50)
  expect([reading.fresh, reading.deaf('1'), reading.deaf('2')]).toEqual([true, false, true])
  vi.advanceTimersByTime(UNREAD - 50)
  expect([reading.fresh, reading.deaf('2')]).toEqual([false, false])
})

test('what went away and comes back is new', () => {
  const reading = new Reading()
  const words: [string, string][] = [['1', 'Titus']]
  reading.draw(words)
  vi.advanceTimersByTime(UNREAD)
  reading.draw([])
  reading.draw(words)
  expect(reading.deaf('1')).toBe(true)
})

import { describe, expect, it, vi } from 'vitest'

vi.mock('../../src/lib/language/words', () => ({
  say: (id: string, args: Record<string, number>) => `${id} ${Object.values(args).join(' ')}`,
}))
const { longOf, timeOf } = await import('../../src/table/seats/time')

const DAY = 86_400

describe('a clock', () => {
  it.each([
    [0, '0:00'],
    [0.2, '0:01'],
    [59.5, '1:00'],
    [125, '2:05'],
    [3_725, '1:02:05'],
    [DAY + 7_200, 'clock-hours 26'],
    [3 * DAY, 'clock-days 3'],
    [2 * DAY + 1, 'clock-days 3'],
  ])('shows %d seconds as %s', (seconds, shown) => expect(timeOf(seconds)).toBe(shown))
  it.each([
    [5, 'clock-in-minutes 1'],
    [601, 'clock-in-minutes 11'],
    [10_000, 'clock-in-hours 3'],
    [3 * DAY, 'clock-in-days 3'],
  ])('says %d seconds as %s', (seconds, said) => expect(longOf(seconds)).toBe(said))
})

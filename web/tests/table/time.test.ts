import { describe, expect, it } from 'vitest'
import { longOf, timeOf } from '../../src/table/time'

const DAY = 86_400

describe('a clock', () => {
  it.each([
    [0, '0:00'],
    [0.2, '0:01'],
    [59.5, '1:00'],
    [125, '2:05'],
    [3_725, '1:02:05'],
    [DAY + 7_200, '26 h'],
    [3 * DAY, '3 days'],
    [2 * DAY + 1, '3 days'],
  ])('shows %d seconds as %s', (seconds, shown) => expect(timeOf(seconds)).toBe(shown))
  it.each([
    [5, 'one minute'],
    [601, '11 minutes'],
    [10_000, '3 hours'],
    [3 * DAY, '3 days'],
  ])('says %d seconds as %s', (seconds, said) => expect(longOf(seconds)).toBe(said))
})

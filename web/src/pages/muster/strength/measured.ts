// What was measured of several cards, taken together.
import type { MeasuredShare, Strength } from '../../../wire'

export interface Mean {
  share: number
  low: number
  high: number
  games: number // on average
}

/** The mean of shares, with the interval that follows from theirs if they vary each by itself. */
export function mean(shares: MeasuredShare[]): Mean {
  const n = shares.length
  const sum = (of: (one: MeasuredShare) => number) => shares.reduce((all, one) => all + of(one), 0)
  const share = sum((one) => one.share) / n
  const half = Math.sqrt(sum((one) => ((one.high - one.low) / 2) ** 2)) / n
  return { share, low: share - half, high: share + half, games: Math.round(sum((one) => one.games) / n) }
}

/** With its sign, the way figures are set. */
export const signed = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)}`

/** Whether a card is surely more or less than an average one. */
export function sureOf({ low, high }: Strength): 'more' | 'less' | 'open' {
  return low > 0 ? 'more' : high < 0 ? 'less' : 'open'
}

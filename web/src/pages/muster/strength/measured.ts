// The measured strength of cards.
import type { MeasuredShare, Strength } from '../../../wire'

interface Mean {
  share: number
  low: number
  high: number
  games: number // the mean number of games per card
}

/** Returns the mean of shares with its interval, taking their errors as independent. */
export function mean(shares: MeasuredShare[]): Mean {
  const n = shares.length
  const sum = (of: (one: MeasuredShare) => number) => shares.reduce((all, one) => all + of(one), 0)
  const share = sum((one) => one.share) / n
  const half = Math.sqrt(sum((one) => ((one.high - one.low) / 2) ** 2)) / n
  return { share, low: share - half, high: share + half, games: Math.round(sum((one) => one.games) / n) }
}

/** Returns a number with its sign and one decimal. */
export const signed = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)}`

/** Returns whether a card is surely stronger or weaker than an average one, or if that is open. */
export function sureOf({ low, high }: Strength): 'more' | 'less' | 'open' {
  return low > 0 ? 'more' : high < 0 ? 'less' : 'open'
}

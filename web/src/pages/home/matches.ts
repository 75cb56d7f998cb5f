// A match as a line of a list: against whom, and whose turn it is.
import { say } from '../../lib/language/words'
import type { MatchInfo, SeatName } from '../../wire'

const others = (match: MatchInfo): SeatName[] => match.seats.filter((seat) => !seat.mine)

/** What a match is called by whoever plays in it: the lesson that it is, else whom they play. */
export function titleOf(match: MatchInfo): string {
  if (match.lesson) return say('home-lesson', { title: match.lesson })
  return (
    others(match)
      .map((seat) => seat.who)
      .join(' · ') || say('home-alone')
  )
}

/** Whose turn it is, or how it ended where that is not told beside it. */
export function turnOf(match: MatchInfo): string {
  if (match.over) return say('replay')
  if (match.your_turn) return say('your-turn')
  const asked = match.seats.filter((seat) => seat.asked && !seat.mine)
  return asked.length
    ? say('home-waits-for', { who: asked.map((seat) => seat.who).join(' · ') })
    : say('home-not-begun')
}

/** Those that wait for me first, then those in which something happened last. */
export function inOrder(matches: MatchInfo[]): MatchInfo[] {
  const moved = (match: MatchInfo) => Date.parse(match.since || match.when) || 0
  return [...matches].sort((a, b) => Number(b.your_turn) - Number(a.your_turn) || moved(b) - moved(a))
}

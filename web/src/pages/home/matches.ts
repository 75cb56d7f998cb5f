// The words for a match in a list: its opponents and whose turn it is.
import { say } from '../../lib/language/words'
import type { MatchInfo, SeatName } from '../../wire'

const others = (match: MatchInfo): SeatName[] => match.seats.filter((seat) => !seat.mine)

/** Returns the title of my match: its lesson, or the names of the opponents. */
export function titleOf(match: MatchInfo): string {
  if (match.lesson) return say('home-lesson', { title: match.lesson })
  return (
    others(match)
      .map((seat) => seat.who)
      .join(' · ') || say('home-alone')
  )
}

/** Returns whose turn it is, or the word for a replay if the match is over. */
export function turnOf(match: MatchInfo): string {
  if (match.over) return say('replay')
  if (match.your_turn) return say('your-turn')
  const asked = match.seats.filter((seat) => seat.asked && !seat.mine)
  return asked.length
    ? say('home-waits-for', { who: asked.map((seat) => seat.who).join(' · ') })
    : say('home-not-begun')
}

/** Sorts matches: those that wait for me first, then by the time of the last move, the latest first. */
export function inOrder(matches: MatchInfo[]): MatchInfo[] {
  const moved = (match: MatchInfo) => Date.parse(match.since || match.when) || 0
  return [...matches].sort((a, b) => Number(b.your_turn) - Number(a.your_turn) || moved(b) - moved(a))
}

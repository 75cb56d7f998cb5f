// The draft of a new match.
import type { GameInfo, Level, NewMatch } from '../../wire'

/** An agent that a seat can name. */
export interface Owl {
  level: Level
  /** The id of its style of play; empty for none. */
  style: string
}

/** Returns the seat of the level in the middle, or an open seat where a game has no agents. */
export function middling(game: GameInfo): string {
  return game.levels[Math.floor((game.levels.length - 1) / 2)]?.id ?? 'friend'
}

/** Returns the agent that a seat names, or null if a person sits there. */
export function owlOf(game: GameInfo, seat: string): Owl | null {
  for (const level of game.levels)
    for (const style of ['', ...Object.keys(level.styled)])
      if (seatOf({ level, style }) === seat) return { level, style }
  return null
}

/** Returns the name of a seat where an agent plays. */
export function seatOf({ level, style }: Owl): string {
  return level.styled[style] ?? level.id
}

/** Returns the usual match: me against the Owl. */
export function usual(game: GameInfo): NewMatch {
  return {
    game: game.id,
    preset: game.presets[0]?.id,
    seats: resized(game, ['me'], game.presets[0]?.seats ?? game.seats.length),
    usual: game.usual,
  }
}

/** Returns a number of seats: the last ones are removed, or agents get the new ones. */
export function resized(game: GameInfo, seats: string[], number: number): string[] {
  return Array.from({ length: number }, (_, n) => seats[n] ?? middling(game))
}

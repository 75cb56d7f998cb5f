// The Owl at a table: its level and style, by the name of its seat.
import { settings } from '../browser/settings.svelte'
import type { GameInfo, Level } from '../../wire'

/** An agent that a seat can name. */
export interface Owl {
  level: Level
  /** The id of its style of play; empty for none. */
  style: string
}

/** Returns the Owl that was last played against, the weakest for a newcomer, or an open seat where a game has no agents. */
export function suited(game: GameInfo): string {
  const last = settings.owls[game.id]
  return (last !== undefined && owlOf(game, last) ? last : game.levels[0]?.id) ?? 'friend'
}

/** Remembers the Owl of a match, so that the next one begins with it. */
export function remember(game: GameInfo, seats: string[]): void {
  const owl = seats.find((seat) => owlOf(game, seat))
  if (owl !== undefined) settings.owls = { ...settings.owls, [game.id]: owl }
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

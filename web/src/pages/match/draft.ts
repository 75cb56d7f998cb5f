// The draft of a new match.
import { suited } from '../../lib/host/owls'
import type { GameInfo, NewMatch } from '../../wire'

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
  return Array.from({ length: number }, (_, n) => seats[n] ?? suited(game))
}

// A match about to be set up.
import type { GameInfo, NewMatch } from '../../wire'

/** A level of the Owl in the middle. */
export function middling(game: GameInfo): string {
  return game.levels[Math.floor((game.levels.length - 1) / 2)]?.id ?? 'friend'
}

/** Me against the Owl, everything as usual. */
export function usual(game: GameInfo): NewMatch {
  return { game: game.id, preset: game.presets[0]?.id, seats: game.seats.map((_, n) => (n ? middling(game) : 'me')) }
}

// A match about to be set up.
import type { GameInfo, NewMatch } from '../../wire'

/** A level of the Owl in the middle. */
export function middling(game: GameInfo): string {
  return game.levels[Math.floor((game.levels.length - 1) / 2)]?.id ?? 'friend'
}

/** A level of the Owl and its style, as a seat names them; without a style that is empty. */
export function parted(seat: string): { level: string; style: string } {
  const [level, style = ''] = seat.split('+')
  return { level, style }
}

/** What a seat is called whose Owl plays a level in a style, or in none. */
export function inStyle(level: string, style: string): string {
  return style ? `${level}+${style}` : level
}

/** Me against the Owl, everything as usual. */
export function usual(game: GameInfo): NewMatch {
  return {
    game: game.id,
    preset: game.presets[0]?.id,
    seats: resized(game, ['me'], game.presets[0]?.seats ?? game.seats.length),
    usual: game.usual,
  }
}

/** As many seats as are wanted: the last ones are taken away, or the Owl sits down. */
export function resized(game: GameInfo, seats: string[], number: number): string[] {
  return Array.from({ length: number }, (_, n) => seats[n] ?? middling(game))
}

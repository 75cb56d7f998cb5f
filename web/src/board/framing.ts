// How a board has to be seen so that what matters is in sight: all of it in the middle, as large as it fits.
import type { Point } from './hexes'

export interface Size {
  width: number
  height: number
}

/** The point in the middle of the window, and the scale. */
export interface Look {
  middle: Point
  k: number
}

/** Where not all fits, at the least scale, its heart is in the middle: the first of the points. */
export function lookAt(action: Point[], window: Size, margin: number, least: number, most: number): Look {
  const [xs, ys] = [action.map((point) => point.x), action.map((point) => point.y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const k = Math.min(window.width / (right - left + 2 * margin), window.height / (bottom - top + 2 * margin))
  const middle = k >= least ? { x: (left + right) / 2, y: (top + bottom) / 2 } : action[0]
  return { middle, k: Math.max(least, Math.min(most, k)) }
}

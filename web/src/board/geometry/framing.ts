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

/**
 * Where not all fits at the least scale, its heart is in sight, the first of the points, and most of the rest with it. If
 * that is nobody but those who act, who come first, it is seen from as far away as the nearest of the rest needs.
 */
export function lookAt(
  action: Point[],
  window: Size,
  margin: number,
  least: number,
  most: number,
  acting = action.length,
): Look {
  const [xs, ys] = [action.map((point) => point.x), action.map((point) => point.y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const k = Math.min(window.width / (right - left + 2 * margin), window.height / (bottom - top + 2 * margin))
  if (k >= least) return { middle: { x: (left + right) / 2, y: (top + bottom) / 2 }, k: Math.min(most, k) }
  const [wide, high] = [(window.width / least - margin) / 2, (window.height / least - margin) / 2]
  const [middle, rest] = [fullest(action, wide, high), action.slice(acting)]
  if (!rest.length || rest.some((point) => sees(middle, point, wide, high))) return { middle, k: least }
  const heart = action[0]
  const far = ({ x, y }: Point) => Math.hypot(x - heart.x, y - heart.y)
  return lookAt(
    [heart, rest.reduce((best, point) => (far(point) < far(best) ? point : best))],
    window,
    margin,
    0,
    least,
  )
}

const sees = (middle: Point, { x, y }: Point, wide: number, high: number): boolean =>
  Math.abs(x - middle.x) <= wide && Math.abs(y - middle.y) <= high

/** The heart itself, or as far from it towards another point as it stays in sight, where more of them are seen. */
function fullest(action: Point[], wide: number, high: number): Point {
  const [heart] = action
  const towards = (from: number, to: number, far: number) => Math.max(from - far, Math.min(from + far, (from + to) / 2))
  const seen = (middle: Point) => action.filter((point) => sees(middle, point, wide, high)).length
  let [best, count] = [heart, seen(heart)]
  for (const { x, y } of action) {
    const middle = { x: towards(heart.x, x, wide), y: towards(heart.y, y, high) }
    const there = seen(middle)
    if (there > count) [best, count] = [middle, there]
  }
  return best
}

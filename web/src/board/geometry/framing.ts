// The view of a board in which the action is in sight: in the middle, and as large as fits.
import type { Point } from './hexes'

export interface Size {
  width: number
  height: number
}

/** The point in the middle of the window, and the scale. */
interface Look {
  middle: Point
  k: number
}

/**
 * Returns the view with all points in sight. Where they do not fit at the least scale, the first of them, the heart, is in
 * sight with as many others as possible. If those are only acting pieces, the view goes farther away, up to the nearest other.
 */
export function lookAt(
  action: Point[],
  window: Size,
  margin: number,
  least: number,
  most: number,
  acting = action.length,
): Look {
  const [heart] = action
  if (!heart) return { middle: { x: 0, y: 0 }, k: least }
  const [xs, ys] = [action.map((point) => point.x), action.map((point) => point.y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const k = Math.min(window.width / (right - left + 2 * margin), window.height / (bottom - top + 2 * margin))
  if (k >= least) return { middle: { x: (left + right) / 2, y: (top + bottom) / 2 }, k: Math.min(most, k) }
  const [wide, high] = [(window.width / least - margin) / 2, (window.height / least - margin) / 2]
  const [middle, rest] = [fullest(heart, action, wide, high), action.slice(acting)]
  if (!rest.length || rest.some((point) => sees(middle, point, wide, high))) return { middle, k: least }
  const far = ({ x, y }: Point) => Math.hypot(x - heart.x, y - heart.y)
  const nearest = rest.reduce((best, point) => (far(point) < far(best) ? point : best))
  return lookAt([heart, nearest], window, margin, 0, least)
}

const sees = (middle: Point, { x, y }: Point, wide: number, high: number): boolean =>
  Math.abs(x - middle.x) <= wide && Math.abs(y - middle.y) <= high

/** Returns the middle with most points in sight: the heart, or a point as far from it as leaves the heart in sight. */
function fullest(heart: Point, action: Point[], wide: number, high: number): Point {
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

// Walking a board with the arrow keys: the nearest place in that direction.
import type { Point } from './hexes'

export interface Spot extends Point {
  place: string
}

/** The arrow keys with their directions. */
export const WAYS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

export const isArrow = (key: string) => key in WAYS

/** Returns the next place in a direction. `anchor` keeps a walk straight: down a staggered grid it stays near its column. */
export function next(spots: Spot[], from: Spot, anchor: Point, key: string): Spot | null {
  const way = WAYS[key]
  if (!way) return null
  let best: Spot | null = null
  let least = Infinity
  for (const spot of spots) {
    const along = (spot.x - from.x) * way.x + (spot.y - from.y) * way.y
    const aside = Math.abs((spot.x - anchor.x) * way.y) + Math.abs((spot.y - anchor.y) * way.x)
    if (along < 4 || aside > along * 2.5) continue
    const far = along + aside * 1.5
    if (far < least) [best, least] = [spot, far]
  }
  return best
}

/** Returns the anchor after a step: along the direction that of the new place, across it the old one. */
export function anchored(anchor: Point, to: Point, key: string): Point {
  return WAYS[key]?.x ? to : { x: anchor.x, y: to.y }
}

// A measured plane as it is seen: its own lengths (hundredths of a millimetre) and the pixels of the unzoomed board.
import type { Stroke, Zone } from '../../wire'
import type { Point } from './hexes'

export type Coordinates = [number, number]
export const INCH = 2540

/** The edge of a plane that lies below: the edge of the player who sits there. */
export type Edge = 'south' | 'north' | 'west' | 'east'

/** The position of a plane on the board. Width and height are those of the board. */
export interface View {
  left: number
  top: number
  width: number
  height: number
  scale: number
  edge: Edge
}

export function seen({ left, top, width, height, scale, edge }: View, at: Coordinates): Point {
  const [x, y] = [at[0] * scale, at[1] * scale]
  if (edge === 'north') return { x: left + width - x, y: top + height - y }
  if (edge === 'west') return { x: left + y, y: top + height - x }
  if (edge === 'east') return { x: left + width - y, y: top + x }
  return { x: left + x, y: top + y }
}

export function unseen({ left, top, width, height, scale, edge }: View, at: Point): Coordinates {
  const [x, y] = [at.x - left, at.y - top]
  const [px, py] =
    edge === 'north'
      ? [width - x, height - y]
      : edge === 'west'
        ? [height - y, x]
        : edge === 'east'
          ? [y, width - x]
          : [x, y]
  return [Math.round(px / scale), Math.round(py / scale)]
}

/** Returns a step on the screen as a step on the plane. */
export function along(edge: Edge, [x, y]: Coordinates): Coordinates {
  return edge === 'north' ? [-x, -y] : edge === 'west' ? [-y, x] : edge === 'east' ? [y, -x] : [x, y]
}

/** Returns the edge that a player looks from: where the player's line lies, else all of the player's ground. */
export function ownEdge(zones: Zone[], seat: number | null, [width, height]: Coordinates): Edge {
  const own = zones.filter((zone) => zone.owner === seat && zone.outline?.length)
  const lines = own.filter(isOpen)
  const corners = (lines.length ? lines : own).flatMap((zone) => zone.outline!)
  const all = (here: (corner: Coordinates) => boolean) => corners.length > 0 && corners.every(here)
  if (all(([, y]) => 2 * y >= height)) return 'south'
  if (all(([, y]) => 2 * y <= height)) return 'north'
  if (all(([x]) => 2 * x <= width)) return 'west'
  return all(([x]) => 2 * x >= width) ? 'east' : 'south'
}

export const circle = ({ x, y }: Point, r: number) =>
  `M${(x - r).toFixed(1)} ${y.toFixed(1)}a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(2 * r).toFixed(1)} 0a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(-2 * r).toFixed(1)} 0z`

const polyline = (points: Point[], closed = false) =>
  points.length ? `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}${closed ? 'Z' : ''}` : ''

export function pathOf(view: View, stroke: Stroke): string {
  const points = stroke.points.map((point) => seen(view, point))
  if (stroke.radius && points[0]) return circle(points[0], stroke.radius * view.scale)
  return polyline(points, stroke.closed)
}

/** Returns the legs of a path: each point with the one after it. */
function legs(points: Point[]): [Point, Point][] {
  return points.flatMap((point, n) => {
    const next = points[n + 1]
    return next ? [[point, next]] : []
  })
}

/** Returns the middle of the longest leg, where a label has most room. */
export function middle(view: View, { points, radius = 0 }: Stroke): Point | null {
  const way = points.map((point) => seen(view, point))
  const [first, ...more] = way
  if (!first) return null
  if (!more.length) return { x: first.x, y: first.y - radius * view.scale }
  let [best, longest] = [first, -1]
  for (const [a, b] of legs(way)) {
    const long = Math.hypot(b.x - a.x, b.y - a.y)
    if (long > longest) [best, longest] = [{ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, long]
  }
  return best
}

/** Returns true if the outline of a zone does not close. */
export const isOpen = (zone: Zone) => Boolean(zone.line && zone.width)

/** A piece of ground on the board, with what a button over it needs. */
export interface Land extends Point {
  zone: Zone
  corners: Point[]
  path: string
  r: number
  clip: string
}

const SLACK = 6 // pixels beside a line that still mean it

export function landOf(view: View, zone: Zone): Land[] {
  if (!zone.outline?.length) return []
  const corners = zone.outline.map((corner) => seen(view, corner))
  const [xs, ys] = [corners.map((corner) => corner.x), corners.map((corner) => corner.y)]
  const [x, y] = [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2]
  const around = isOpen(zone) ? Math.max(SLACK, ((zone.width ?? 0) * view.scale) / 2) : 0
  const r = Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)) / 2 + around || 1
  const share = (value: number, from: number) => `${(((value - from + r) / (2 * r)) * 100).toFixed(1)}%`
  const clip = isOpen(zone)
    ? 'none'
    : `polygon(${corners.map((corner) => `${share(corner.x, x)} ${share(corner.y, y)}`).join(',')})`
  return [{ zone, corners, path: polyline(corners, !isOpen(zone)), r, clip, x, y }]
}

export function onLand({ zone, corners }: Land, view: View, point: Point): boolean {
  if (!isOpen(zone)) return contains(corners, point)
  const near = Math.max(SLACK, ((zone.width ?? 0) * view.scale) / 2)
  return legs(corners).some(([from, to]) => beside(from, to, point) <= near)
}

function contains(corners: Point[], { x, y }: Point): boolean {
  let inside = false
  for (const [a, b] of legs([...corners.slice(-1), ...corners])) {
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside
  }
  return inside
}

function beside(a: Point, b: Point, { x, y }: Point): number {
  const long = (b.x - a.x) ** 2 + (b.y - a.y) ** 2
  const part = long ? Math.max(0, Math.min(1, ((x - a.x) * (b.x - a.x) + (y - a.y) * (b.y - a.y)) / long)) : 0
  return Math.hypot(x - a.x - (b.x - a.x) * part, y - a.y - (b.y - a.y) * part)
}

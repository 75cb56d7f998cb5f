// Hexes that stand on a point; odd rows lie half a hex further right. Lengths in pixels of the unzoomed board.

export const WIDTH = 56
const SIDE = WIDTH / Math.sqrt(3)
const PITCH = SIDE * 1.5 // from one row to the next

export interface Point {
  x: number
  y: number
}
export interface Hex extends Point {
  id: string
  row: number
  column: number
}
export interface Grid {
  hexes: Map<string, Hex>
  width: number
  height: number
}

/** Returns the hexes among some ids, from the upper left corner of their grid; `turned` shows them from the other side. */
export function grid(ids: string[], turned: boolean): Grid {
  const found = ids.flatMap((id) => {
    const [row, column] = /^\d+,\d+$/.test(id) ? id.split(',').map(Number) : []
    return row === undefined || column === undefined ? [] : [{ id, row, column }]
  })
  const top = Math.min(...found.map((hex) => hex.row))
  const left = Math.min(...found.map((hex) => hex.column))
  const placed = found.map((hex) => ({
    ...hex,
    x: (hex.column - left + 0.5 + (hex.row & 1) / 2) * WIDTH,
    y: (hex.row - top) * PITCH + SIDE,
  }))
  const width = Math.max(0, ...placed.map((hex) => hex.x + WIDTH / 2))
  const height = Math.max(0, ...placed.map((hex) => hex.y + SIDE))
  const seen = turned ? placed.map((hex) => ({ ...hex, x: width - hex.x, y: height - hex.y })) : placed
  return { hexes: new Map(seen.map((hex) => [hex.id, hex])), width, height }
}

/** Returns the six corners of a hex, `inset` pixels inside its edge. */
export function corners({ x, y }: Point, inset = 0): Point[] {
  const side = SIDE - inset * (2 / Math.sqrt(3))
  return [0, 1, 2, 3, 4, 5].map((k) => {
    const angle = (Math.PI / 3) * k - Math.PI / 2
    return { x: x + side * Math.cos(angle), y: y + side * Math.sin(angle) }
  })
}

export function outline(hex: Point, inset = 0): string {
  return `M${corners(hex, inset)
    .map((corner) => `${corner.x.toFixed(1)} ${corner.y.toFixed(1)}`)
    .join('L')}Z`
}

/** Returns the hex under a point; null outside of the grid. */
export function hexAt(all: Grid, point: Point): Hex | null {
  let best: Hex | null = null
  let least = SIDE * SIDE
  for (const hex of all.hexes.values()) {
    const distance = (hex.x - point.x) ** 2 + (hex.y - point.y) ** 2
    if (distance < least) [best, least] = [hex, distance]
  }
  return best
}

// The spot where a popover disturbs least: over the fewest pieces, and never over its subject.

export interface Box {
  x: number
  y: number
  width: number
  height: number
}
export interface Placement {
  x: number
  y: number
  line: [number, number, number, number] | null
}

const MARGIN = 10
const [COLUMNS, ROWS] = [9, 7] // places that are tried
const CHOSEN = 100 // what can be chosen weighs as much as so many that cannot

export function quietest(
  stage: Box,
  size: { width: number; height: number },
  about: Box | null,
  pieces: Box[],
  wanted: Box[],
): Placement {
  const columns = spread(stage.x + MARGIN, stage.x + stage.width - size.width - MARGIN, COLUMNS)
  const rows = spread(stage.y + MARGIN, stage.y + stage.height - size.height - MARGIN, ROWS)
  let best: Box = { x: columns[0]!, y: rows[0]!, ...size }
  let least = Infinity
  for (const x of columns) {
    for (const y of rows) {
      const box = { x, y, ...size }
      const costs = cost(box, about, pieces, wanted, stage)
      if (costs < least) [best, least] = [box, costs]
    }
  }
  return {
    x: best.x - stage.x,
    y: best.y - stage.y,
    line: about && within(about, stage) ? leader(best, about, stage) : null,
  }
}

function cost(box: Box, about: Box | null, pieces: Box[], wanted: Box[], stage: Box): number {
  const over = (boxes: Box[]): number => boxes.filter((piece) => meet(box, piece)).length
  let sum = over(pieces) + CHOSEN * over(wanted)
  if (about) {
    if (meet(box, about)) sum += CHOSEN ** 2
    sum += (2 * apart(box, about)) / Math.hypot(stage.width, stage.height)
  }
  return sum
}

function leader(box: Box, about: Box, stage: Box): [number, number, number, number] | null {
  const [x, y] = [about.x + about.width / 2, about.y + about.height / 2]
  const near: [number, number] = [
    Math.max(box.x, Math.min(x, box.x + box.width)),
    Math.max(box.y, Math.min(y, box.y + box.height)),
  ]
  const length = Math.hypot(x - near[0], y - near[1])
  const short = Math.min(about.width, about.height) / 2
  if (length <= short + 6) return null
  const part = (length - short) / length
  const end: [number, number] = [near[0] + (x - near[0]) * part, near[1] + (y - near[1]) * part]
  return [near[0] - stage.x, near[1] - stage.y, end[0] - stage.x, end[1] - stage.y]
}

function spread(from: number, to: number, n: number): number[] {
  const last = Math.max(from, to)
  return Array.from({ length: n }, (_, i) => from + ((last - from) * i) / (n - 1))
}

const within = (a: Box, b: Box): boolean => a.y + a.height / 2 < b.y + b.height && a.y + a.height / 2 > b.y
const meet = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
const apart = (a: Box, b: Box): number =>
  Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2)

// The names of ground that are written, so that none covers another: those asked about first, then the larger ones.
import type { Point } from './hexes'
import { isOpen, type Land } from './plane'

const HIGH = 15 // pixels of a line of text
const LETTER = 6.6 // of a letter of it, about
const WIDE = 12 // of one that is as wide as high
const ROOM = 1.5 // a name may be so much wider than what it names

interface Label {
  land: Land
  x: number
  y: number
}

const width = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (letter.codePointAt(0)! > 0x2e80 ? WIDE : LETTER), 0)

const across = ({ corners }: Land): number =>
  Math.max(...corners.map(({ x }) => x)) - Math.min(...corners.map(({ x }) => x))

/** Returns the names with room beside each other and the pieces, and all in `wanted`. `size` is that of the letters. */
export function labels(
  land: Land[],
  place: (one: Land) => number,
  wanted: Set<string>,
  size: number,
  pieces: (Point & { r: number })[] = [],
): Label[] {
  const asked = (one: Land): boolean => wanted.has(one.zone.id)
  const ordered = [...land].sort((a, b) => Number(asked(b)) - Number(asked(a)) || across(b) - across(a))
  const found: (Label & { half: number })[] = []
  for (const one of ordered) {
    const label = { land: one, x: one.x, y: place(one), half: (width(one.zone.label) * size) / 2 }
    const apart = (other: Point, half: number, high: number): boolean =>
      Math.abs(other.x - label.x) > half + label.half || Math.abs(other.y - label.y) > high
    const free =
      found.every((other) => apart(other, other.half, HIGH * size)) &&
      pieces.every((piece) => apart(piece, piece.r, piece.r + (HIGH * size) / 2))
    if (asked(one) || (free && (isOpen(one.zone) || label.half * 2 < across(one) * ROOM))) found.push(label)
  }
  return found
}

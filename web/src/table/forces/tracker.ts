// The health of a card battle's pieces on one scale.
import type { Fixed, Piece, Scene } from '../../wire'

const MOST = 30 // a longer scale cannot be read

interface Marker {
  id: string
  piece: Piece
  value: number
}

/** Returns true if a scale says more than a list: for cards in rows that can lose health, on two sides. */
export function tracked(fixed: Fixed, scene: Scene): boolean {
  if (fixed.board !== 'rows' || !Object.values(scene.tracks).some((track) => track.place === 'pips')) return false
  return (
    fixed.seats.length === 2 && fixed.seats.every((_, seat) => markers(scene, seat).length > 0) && top(scene) <= MOST
  )
}

/** Returns a seat's pieces with their health, the healthiest first. */
export function markers(scene: Scene, seat: number): Marker[] {
  return Object.entries(scene.pieces)
    .filter(([, piece]) => piece.owner === seat && piece.bars?.[0]?.most)
    .map(([id, piece]) => ({ id, piece, value: Math.max(0, piece.bars![0]!.value) }))
    .sort((a, b) => b.value - a.value)
}

/** Returns the highest step of the scale. */
export function top(scene: Scene): number {
  return Math.max(1, ...Object.values(scene.pieces).map((piece) => piece.bars?.[0]?.most ?? 0))
}

// The changes between two scenes, found without knowing any game: movements, turns, and bars that rose or fell.
import type { Piece, Scene } from '../../wire'

/** The parts of a scene that changes are found from, by piece. */
export type Snapshot = Map<string, { place: string; bars: number[]; down: boolean }>

export interface Change {
  id: string
  moved: boolean
  turned: boolean
  by: number
} // by: what its bars rose or fell

export function isDown(piece: Piece): boolean {
  return piece.marks?.some((mark) => mark.state === 'down') ?? false
}

export function snapshot(scene: Scene): Snapshot {
  return new Map(
    Object.entries(scene.pieces).map(([id, piece]) => [
      id,
      {
        place: `${piece.zone} ${piece.at ?? ''}`,
        bars: (piece.bars ?? []).map((bar) => bar.value),
        down: isDown(piece),
      },
    ]),
  )
}

/** Returns the changes of pieces that are in both scenes and differ, and of new ones. */
export function changes(before: Snapshot, after: Snapshot): Change[] {
  const found: Change[] = []
  for (const [id, now] of after) {
    const then = before.get(id)
    const change = {
      id,
      moved: now.place !== then?.place,
      turned: then !== undefined && now.down !== then.down,
      by: then ? now.bars.reduce((sum, value, k) => sum + value - (then.bars[k] ?? value), 0) : 0,
    }
    if (change.moved || change.turned || change.by) found.push(change)
  }
  return found
}

// The places of options on a board. A place is a piece or a zone, written "p:id" or "z:id".
import type { Option, Piece, Scene } from '../../wire'

export interface At {
  piece?: string
  zone?: string
}

export const pieceAt = (id: string) => `p:${id}`
export const zoneAt = (id: string) => `z:${id}`

/** The place of everything that can be set down anywhere. */
export const GROUND = 'ground'

export const placeOf = (option: Option) =>
  option.piece === undefined ? zoneAt(option.zone ?? '') : pieceAt(option.piece)

export function parse(place: string): At {
  return place.startsWith('p:') ? { piece: place.slice(2) } : { zone: place.slice(2) }
}

/** Returns the pieces that belong to a unit. */
export const membersOf = (scene: Scene, id: string): string[] =>
  Object.entries(scene.pieces).flatMap(([other, piece]) => (piece.of === id ? other : []))

/** Returns the options of each place. An option about a piece off the board lies on all that belong to it; a card line
 * without a piece belongs to the acting piece. */
export function byPlace(
  options: Option[],
  scene: Scene,
  by: string | undefined,
  onBoard: (piece: Piece) => boolean,
): Map<string, Option[]> {
  const found = new Map<string, Option[]>()
  const lay = (place: string, option: Option) => found.set(place, [...(found.get(place) ?? []), option])
  for (const option of options) {
    const about = option.piece ?? (option.zone === undefined && option.line !== undefined ? by : undefined)
    const stands = about === undefined ? undefined : scene.pieces[about]
    if (about !== undefined && stands) {
      lay(pieceAt(about), option)
      if (onBoard(stands)) continue
      for (const [id, piece] of Object.entries(scene.pieces)) {
        if (piece.of === about && onBoard(piece)) lay(pieceAt(id), option)
      }
    } else if (option.zone !== undefined) {
      lay(zoneAt(option.zone), option)
    }
  }
  return found
}

// An option of a past step that is being looked at, and the ring that shows it on the board.
import type { Request, Scene, Stroke } from '../../wire'

export interface Looked {
  request: Request
  key: string
  pinned: boolean // shown until it is clicked again
}

const BASE = 1500 // radius for a place without a piece, in units of the plane

/** Returns a ring around the place of an option on a plane. For a pinned option without a place it is around the piece,
 * so that the board scrolls to it. */
export function ringOf({ request, key, pinned }: Looked, pieces: Scene['pieces']): Stroke | null {
  const option = (request.options ?? []).find((one) => one.key === key)
  const at = option?.at ?? (pinned ? pieces[option?.piece ?? '']?.at : undefined)
  const stands = option?.at ? (option.mover ?? request.by) : option?.piece
  return at ? { kind: 'reach', points: [at], radius: pieces[stands ?? '']?.base ?? BASE } : null
}

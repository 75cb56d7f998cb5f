// An option of a step that is past, looked at: what of it is shown on the board.
import type { Request, Scene, Stroke } from '../../wire'

export interface Looked {
  request: Request
  key: string
  pinned: boolean // shown until one lets go of it
}

const BASE = 1500 // of a place that is nobody's, in units of the plane

/** The place on a measured table that an option is about, as a ring; of one that is held on to, the piece as well, so
 * that it is brought into sight. */
export function ringOf({ request, key, pinned }: Looked, pieces: Scene['pieces']): Stroke | null {
  const option = (request.options ?? []).find((one) => one.key === key)
  const at = option?.at ?? (pinned ? pieces[option?.piece ?? '']?.at : undefined)
  const stands = option?.at ? (option.mover ?? request.by) : option?.piece
  return at ? { kind: 'reach', points: [at], radius: pieces[stands ?? '']?.base ?? BASE } : null
}

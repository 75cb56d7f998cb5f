// An option of a step that is past, looked at: what of it is shown on the board.
import type { Request, Stroke } from '../../wire'

export interface Looked {
  request: Request
  key: string
  pinned: boolean // shown until one lets go of it
}

const BASE = 1500 // of a place that is nobody's, in units of the plane

/** The place on a measured table that an option is about, as a ring. */
export function ringOf({ request, key }: Looked, base: (piece: string) => number | undefined): Stroke | null {
  const option = (request.options ?? []).find((one) => one.key === key)
  if (!option?.at) return null
  const mover = option.mover ?? request.by
  return { kind: 'reach', points: [option.at], radius: (mover === undefined ? undefined : base(mover)) ?? BASE }
}

// The sound that a step makes.
import type { Scene, StepMessage } from '../../wire'

export type Cue = 'pick' | 'place' | 'dice' | 'wound' | 'round' | 'yours' | 'end'

/** Returns the sound of the most important change between two scenes: a new round, a wound or a move; null for none. */
export function cueOf(step: StepMessage, before: Scene, after: Scene): Cue | null {
  for (const [id, track] of Object.entries(after.tracks)) {
    const old = before.tracks[id]
    if (track.place === 'round' && old && old.value !== track.value) return 'round'
  }
  let moved = false
  for (const id of Object.keys((step.scene as { pieces?: object }).pieces ?? {})) {
    const [old, now] = [before.pieces[id], after.pieces[id]]
    if (!old || !now) continue
    if (now.bars?.some((bar, n) => bar.value < (old.bars?.[n]?.value ?? bar.value))) return 'wound'
    moved ||= old.zone !== now.zone || old.at?.join() !== now.at?.join()
  }
  return moved ? 'place' : null
}

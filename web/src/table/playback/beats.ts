// The beats of a step, dice and moves that are shown before its end, and how long they last. Times in milliseconds.
import { merge } from '../../lib/host/merge'
import type { Rolled, Scene, StepMessage } from '../../wire'

export const THROW = 900
export const LOOK = 450
export const BLOW = 420
const STRIDE = 7_620 // on a plane, in its own units: three inches take as long as a hex
const STEP = 220
const LONGEST = 900

/** Returns how long the last scene of a step is shown before the next step begins. */
export function rests(step: StepMessage, before: Scene, after: Scene): number {
  return Math.max(touched(step).length > 0 ? BLOW : 0, travels(before, after))
}

const touched = (step: StepMessage): string[] => Object.keys((step.scene as { pieces?: object }).pieces ?? {})

/** Returns how long a whole step takes to show. */
export function lasts(step: StepMessage): number {
  const pieces = (step.scene as { pieces?: Record<string, { at?: unknown } | null> }).pieces ?? {}
  const ways = Object.values(pieces).filter((piece) => piece?.at).length
  const throws = together((step.rolls ?? []).map((roll) => ({ told: 0, roll })))
  return throws.length * (THROW + LOOK) + (touched(step).length > 0 ? BLOW * Math.max(1, ways) : 0)
}

/** Returns how long the longest movement on a plane between two scenes takes. */
export function travels(before: Scene, after: Scene): number {
  let longest = 0
  for (const [id, { at }] of Object.entries(after.pieces)) {
    const from = before.pieces[id]?.at
    if (from && at && from !== at) longest = Math.max(longest, Math.hypot(at[0] - from[0], at[1] - from[1]))
  }
  return longest > 0 ? Math.min(LONGEST, Math.max(STEP, (longest / STRIDE) * STEP)) : 0
}

/** A part of a step that is shown before its end: dice, or a scene. `told` log lines have been told by then. */
export interface Beat {
  told: number
  roll?: Rolled
  scene?: Scene
}

/** Returns the beats in the order of the log: pieces move one by one as lines name them, and dice fall in between. */
export function beats(before: Scene, step: StepMessage): Beat[] {
  const [{ add }, rolls] = [step.chronicle, step.rolls ?? []]
  const after = merge(before, step.scene)
  const moved = new Set(
    touched(step).filter(
      (id) =>
        before.pieces[id]?.at && after.pieces[id]?.at && before.pieces[id].at.join() !== after.pieces[id].at!.join(),
    ),
  )
  const lines = add.filter((line) => line.kind === 'roll')
  const all: Beat[] = rolls.length === lines.length ? [] : rolls.map((roll) => ({ told: 0, roll }))
  let scene = before
  add.forEach((line, told) => {
    const roll = rolls[lines.indexOf(line)]
    if (rolls.length === lines.length && roll) all.push({ told, roll })
    const now = (line.pieces ?? []).filter((id) => moved.delete(id))
    if (now.length === 0) return
    scene = {
      ...scene,
      pieces: {
        ...scene.pieces,
        ...Object.fromEntries(now.map((id) => [id, { ...scene.pieces[id]!, at: after.pieces[id]!.at }])),
      },
    }
    all.push({ told: told + 1, scene })
  })
  const seen = together(all)
  return seen.at(-1)?.scene && moved.size === 0 ? seen.slice(0, -1) : seen
}

/** Joins the dice that one seat throws for one question into one throw. */
function together(all: Beat[]): Beat[] {
  const joined: Beat[] = []
  for (const beat of all) {
    const [last, { roll }] = [joined.at(-1), beat]
    if (roll && last?.roll && last.roll.question === roll.question && last.roll.seat === roll.seat)
      joined[joined.length - 1] = {
        ...last,
        roll: { ...last.roll, faces: [...last.roll.faces, ...roll.faces], total: undefined },
      }
    else joined.push(beat)
  }
  return joined
}

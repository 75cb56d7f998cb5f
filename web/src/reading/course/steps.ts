// A replay step by step: the scene after each step, its chronicle, the rounds and the chances to win.

import { merge } from '../../lib/host/merge'
import type { ChronicleLine, Replay, Scene } from '../../wire'

export interface Line extends ChronicleLine {
  step: number
}
export interface Bend {
  step: number
  label: string
}
/** An icon at a step of the ribbon, such as a variation. */
export interface Mark {
  step: number
  label: string
  icon: string
}

const NOTHING: Scene = { pieces: {}, tracks: {}, status: [] }

export function scenes(replay: Replay): Scene[] {
  let scene = NOTHING
  return replay.steps.map((step) => (scene = { ...NOTHING, ...merge(scene, step.scene ?? {}) }))
}

export function lines(replay: Replay): Line[] {
  return replay.steps.flatMap((step, n) => (step.chronicle ?? []).map((line) => ({ ...line, step: n })))
}

/** Returns the steps at which a new round begins. */
export function bends(all: Scene[]): Bend[] {
  const found: Bend[] = []
  let before: number | undefined
  all.forEach((scene, step) => {
    const round = Object.values(scene.tracks).find((track) => track.place === 'round')
    if (round && round.value !== before) {
      found.push({ step, label: `${round.label} ${round.value}` })
      before = round.value
    }
  })
  return found
}

/** Returns chances to win by step and seat. A step without numbers has those of the step before. Empty if none has any. */
export function chances(replay: Replay): number[][] {
  let last = replay.steps.find((step) => step.chances?.length)?.chances
  if (!last) return []
  return replay.steps.map((step) => (last = step.chances?.length ? step.chances : last!))
}

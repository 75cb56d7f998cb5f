// Flashes after a change of the scene: amounts that float for a moment, and struck pieces that recoil.
import type { Fixed, Scene } from '../../wire'
import { changes, snapshot, type Change, type Snapshot } from './changes'
import type { Lights } from '../options/lights.svelte'
import { calm, recoil } from './motion'
import { pieceAt } from '../options/options'
import type { Places } from '../options/places'

const LASTING = 1300
const LASTING_CALM = 1000

export class Flashes {
  #places: Places
  #lights: Lights
  #before: Snapshot | undefined
  #hash = ''
  #count = 0
  #settling: ReturnType<typeof setTimeout> | undefined

  constructor(places: Places, lights: Lights) {
    this.#places = places
    this.#lights = lights
  }

  /** Returns the changes since the last scene; none if it belonged to another table. */
  since(fixed: Fixed, scene: Scene): Change[] {
    const now = snapshot(scene)
    const then = fixed.hash === this.#hash ? this.#before : undefined
    ;[this.#before, this.#hash] = [now, fixed.hash]
    return then ? changes(then, now) : []
  }

  show(changed: Change[]): void {
    if (!changed.length) return
    const lights = this.#lights
    clearTimeout(this.#settling)
    lights.floats = changed.filter(({ by }) => by).map(({ id, by }) => ({ id, by, key: this.#count++ }))
    for (const { id, by } of changed) if (by < 0) recoil(this.#places.element(pieceAt(id))?.querySelector('.body'))
    if (calm()) lights.changed = new Set(changed.map(({ id }) => id))
    this.#settling = setTimeout(
      () => {
        lights.changed = new Set()
        lights.floats = []
      },
      calm() ? LASTING_CALM : LASTING,
    )
  }
}

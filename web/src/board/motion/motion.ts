// The movement of pieces. It starts from where the piece is seen now, so a new movement cuts short one that still runs.
import { settings } from '../../lib/browser/settings.svelte'
import type { Point } from '../geometry/hexes'

const STEP = 220 // milliseconds a hex
const LONGEST = 900
const SHORTEST = 140
const BLOW = 420

/** Returns true if pieces should appear at their places instead of travelling there. */
export function calm(): boolean {
  return settings.motion === 'less' || matchMedia('(prefers-reduced-motion: reduce)').matches
}

export const fade = (_gone: Element) => ({ duration: calm() ? 0 : 320, css: (t: number) => `opacity: ${t}` })

interface Journey extends Point {
  step: number
} // step: length of one hex, in the same pixels

/** Keeps an element at a point by its transform, and lets it travel there. */
export function travel(node: HTMLElement, first: Journey) {
  let at = first
  let running: Animation | undefined
  const written = ({ x, y }: Point) => `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`
  node.style.transform = written(at)
  return {
    update(to: Journey) {
      if (to.x === at.x && to.y === at.y) return
      let from: Point = at
      if (running?.playState === 'running') {
        const seen = new DOMMatrix(getComputedStyle(node).transform)
        from = { x: seen.e, y: seen.f }
        running.cancel()
      }
      at = to
      node.style.transform = written(to)
      if (calm()) return
      const far = Math.hypot(to.x - from.x, to.y - from.y)
      const duration = Math.min(LONGEST, Math.max(SHORTEST, (far / to.step) * STEP))
      const lift = { zIndex: 5 }
      running = node.animate(
        [
          { ...lift, transform: written(from) },
          { ...lift, transform: written(to) },
        ],
        { duration, easing: 'cubic-bezier(.6, 0, .2, 1)' },
      )
    },
  }
}

/** Moves an element from where it was before a change of the page to where it is now. */
export function arrive(node: HTMLElement, from: DOMRect) {
  const to = node.getBoundingClientRect()
  const [x, y] = [from.left - to.left, from.top - to.top]
  if (Math.hypot(x, y) < 2 || calm()) return
  const lift = { zIndex: 5 }
  node.animate(
    [
      { ...lift, transform: `translate(${x}px, ${y}px)` },
      { ...lift, transform: 'none' },
    ],
    { duration: Math.min(LONGEST, SHORTEST + Math.hypot(x, y)), easing: 'cubic-bezier(.6, 0, .2, 1)' },
  )
}

export function recoil(body: Element | null | undefined) {
  if (!body || calm()) return
  const moves = ['none', 'translate(5%, 4%) scale(.94)', 'translate(-4%, -2%)', 'translate(2%, 1%)', 'none']
  body.animate(
    moves.map((transform) => ({ transform })),
    { duration: BLOW, easing: 'cubic-bezier(.2, .8, .2, 1)', composite: 'add' },
  )
}

// Where a match turned: the steps at which somebody's chance to win grew most.
export interface Turning {
  step: number
  seat: number // whose chance grew
  gain: number
}

const LEAST = 0.06

/** The greatest turns first, so many at most, each a share of the whole match apart from all others. */
export function turnings(chances: number[][], most: number, apart: number): Turning[] {
  const last = Math.max(1, chances.length - 1)
  const swings = chances.slice(1).map((now, n) => {
    const gains = now.map((chance, seat) => chance - (chances[n]![seat] ?? 0))
    const gain = Math.max(...gains)
    return { step: n + 1, seat: gains.indexOf(gain), gain }
  })
  const found: Turning[] = []
  for (const swing of swings.filter(({ gain }) => gain >= LEAST).sort((a, b) => b.gain - a.gain)) {
    if (found.length < most && found.every(({ step }) => Math.abs(step - swing.step) > apart * last)) found.push(swing)
  }
  return found
}

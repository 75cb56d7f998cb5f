// Where a match turned, and how its chances are drawn as bands in a square of 100 by 100.

export interface Turn {
  step: number
  seat: number // whose chance rose
  gain: number
}
export interface Grain {
  step: number
  mean: number[]
}

const LEAST = 0.06

/** The steps after which a chance rose most, the greatest first, all of them as far apart as is asked. */
export function turns(chances: number[][], most: number, apart: (one: number, other: number) => boolean): Turn[] {
  const swings = chances.slice(1).map((now, n) => {
    const gains = now.map((chance, seat) => chance - (chances[n][seat] ?? 0))
    const gain = Math.max(...gains)
    return { step: n + 1, seat: gains.indexOf(gain), gain }
  })
  const found: Turn[] = []
  for (const swing of swings.filter(({ gain }) => gain >= LEAST).sort((a, b) => b.gain - a.gain))
    if (found.length < most && found.every(({ step }) => apart(step, swing.step))) found.push(swing)
  return found
}

/** So many numbers at most: what lies closer is averaged. */
export function grains(chances: number[][], most: number): Grain[] {
  const size = Math.max(1, Math.ceil(chances.length / most))
  return Array.from({ length: Math.ceil(chances.length / size) }, (_, n) => {
    const part = chances.slice(n * size, (n + 1) * size)
    const mean = part[0].map((_, seat) => part.reduce((sum, one) => sum + one[seat], 0) / part.length)
    return { step: n === 0 ? 0 : Math.min(chances.length - 1, n * size + (part.length - 1) / 2), mean }
  })
}

/** The points of the polygon of a seat, with those of the seats before it above. */
export function band(all: Grain[], seat: number, last: number): string {
  if (!all.length) return ''
  const whole = [...all, { step: last, mean: all.at(-1)!.mean }]
  const edge = (upTo: number) =>
    whole.map(
      ({ step, mean }) => `${(100 * step) / last},${100 * mean.slice(0, upTo).reduce((sum, one) => sum + one, 0)}`,
    )
  return [...edge(seat), ...edge(seat + 1).reverse()].join(' ')
}

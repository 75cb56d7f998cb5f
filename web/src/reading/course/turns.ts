// The turning points of a match, and its chances as bands in a square of 100 by 100.

interface Turn {
  step: number
  seat: number // whose chance rose
  gain: number
}
interface Grain {
  step: number
  mean: number[]
}

const LEAST = 0.06
const LASTING = 4 // steps before and after that are averaged, so that a swing undone at once does not count

/** Returns the mean chance of a seat over some steps. */
const meanOf = (part: number[][], seat: number): number =>
  part.reduce((sum, one) => sum + (one[seat] ?? 0), 0) / part.length

/** Returns steps after which a chance rose most and stayed high, the greatest first, all far enough apart. */
export function turns(chances: number[][], most: number, apart: (one: number, other: number) => boolean): Turn[] {
  const mean = (from: number, to: number, seat: number) => {
    return meanOf(chances.slice(Math.max(0, from), to), seat)
  }
  const swings = chances.slice(1).map((now, n) => {
    const gains = now.map((chance, seat) => chance - (chances[n]?.[seat] ?? 0))
    const gain = Math.max(...gains)
    const [step, seat] = [n + 1, gains.indexOf(gain)]
    const stayed = mean(step, step + LASTING, seat) - mean(step - LASTING, step, seat)
    return { step, seat, gain, lasting: Math.min(gain, stayed) }
  })
  const found: Turn[] = []
  for (const { lasting, ...turn } of swings.sort((a, b) => b.lasting - a.lasting))
    if (lasting >= LEAST && found.length < most && found.every(({ step }) => apart(step, turn.step))) found.push(turn)
  return found
}

/** Reduces chances to at most this many by averaging neighbours. */
export function grains(chances: number[][], most: number): Grain[] {
  const size = Math.max(1, Math.ceil(chances.length / most))
  return Array.from({ length: Math.ceil(chances.length / size) }, (_, n) => {
    const part = chances.slice(n * size, (n + 1) * size)
    const mean = (part[0] ?? []).map((_, seat) => meanOf(part, seat))
    return { step: n === 0 ? 0 : Math.min(chances.length - 1, n * size + (part.length - 1) / 2), mean }
  })
}

/** Returns the points of the polygon of a seat, stacked below those of the seats before it. */
export function band(all: Grain[], seat: number, last: number): string {
  if (!all.length) return ''
  const whole = [...all, { step: last, mean: all.at(-1)!.mean }]
  const edge = (upTo: number) =>
    whole.map(
      ({ step, mean }) => `${(100 * step) / last},${100 * mean.slice(0, upTo).reduce((sum, one) => sum + one, 0)}`,
    )
  return [...edge(seat), ...edge(seat + 1).reverse()].join(' ')
}

// Where the names of ground stand, so that none lies on another: each where it belongs, else above or below its ground.
export interface Named {
  id: string
  text: string
  x: number
  at: number[] // heights at which it may stand, the best first
  spare: boolean // of no weight: rather left out than on top of another
}

export interface Placed {
  x: number
  y: number
}

const [LETTER, WIDE_LETTER, HIGH] = [9, 17, 21] // pixels of the unzoomed board, with some to spare for a smaller one

const width = (text: string) => [...text].reduce((sum, letter) => sum + (letter > '⺀' ? WIDE_LETTER : LETTER), 0)

export function placed(all: Named[]): Map<string, Placed> {
  const found = new Map<string, Placed & { wide: number }>()
  const order = [...all].sort((a, b) => Number(a.spare) - Number(b.spare))
  for (const { id, text, x, at, spare } of order) {
    const wide = width(text)
    const meets = (y: number) =>
      [...found.values()].some(
        (other) => Math.abs(other.x - x) < (other.wide + wide) / 2 && Math.abs(other.y - y) < HIGH,
      )
    const y = at.find((height) => !meets(height)) ?? (spare ? undefined : at[0])
    if (y !== undefined) found.set(id, { x, y, wide })
  }
  return found
}

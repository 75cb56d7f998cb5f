// Which cards of a catalogue are wanted.
import type { MusterEntry } from '../../../wire'
import { written } from './facets'

export interface Wanted {
  faction?: string
  kind?: string
  most?: number // to cost at most
  fits?: boolean
  terms?: string[]
}

/** What belongs to no faction belongs to all. */
export function sifted(catalogue: MusterEntry[], { faction, kind, most, fits, terms = [] }: Wanted): MusterEntry[] {
  return catalogue.filter(
    (entry) =>
      (!faction || !entry.faction || entry.faction === faction) &&
      (!kind || entry.kind === kind) &&
      (most === undefined || (entry.cost ?? 0) <= most) &&
      (!fits || !entry.why_not) &&
      terms.every((term) => [written(entry.card), entry.kind, entry.faction].join(' ').toLowerCase().includes(term)),
  )
}

/** The values that several have, each with how many do, in the order in which they come. */
export function counted(values: (string | undefined)[]): [string, number][] {
  const found = new Map<string, number>()
  for (const value of values) if (value) found.set(value, (found.get(value) ?? 0) + 1)
  return found.size > 1 ? [...found] : []
}

/** A word of a card as the first of a line. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

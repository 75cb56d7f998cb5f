// Filters for the cards of a catalogue.
import type { MusterEntry } from '../../../wire'
import { written } from './facets'

interface Wanted {
  faction?: string
  kind?: string
  most?: number // the highest cost
  fits?: boolean
  terms?: string[]
}

/** Returns the entries that pass all filters. An entry without a faction passes the filter of any faction. */
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

/** Counts the values in the order in which they first occur. Returns none if all are equal. */
export function counted(values: (string | undefined)[]): [string, number][] {
  const found = new Map<string, number>()
  for (const value of values) if (value) found.set(value, (found.get(value) ?? 0) + 1)
  return found.size > 1 ? [...found] : []
}

/** Returns a text with its first letter in upper case. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

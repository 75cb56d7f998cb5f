// What a catalogue can be sorted out by: found in the cards themselves, whatever game they are of.

import type { Card, MusterEntry } from '../wire'

interface Facet {
  label: string
  values: string[]
  of: (card: Card) => string[]
  folded?: boolean
} // folded: there are too many to lay them all out

const MOST_VALUES = 6
const MOST_LAID_OUT = 2

/** Figures with few values, sections that say one thing of few kinds, titles that several cards share. */
export function facets(catalogue: MusterEntry[]): Facet[] {
  const cards = catalogue.map((entry) => entry.card)
  const telling = ({ values }: Facet) =>
    values.length > 1 && values.length <= MOST_VALUES && values.length < cards.length
  const figures = labels(cards.flatMap((card) => card.figures ?? []))
    .map((label) => facet(label, cards, figure(label), true))
    .filter(telling)
  const sections = [...new Set(cards.flatMap((card) => (card.lines ?? []).map((line) => line.section ?? '')))]
    .filter((name) => name && cards.every((card) => section(name)(card).length < 2))
    .map((name) => facet(name, cards, section(name)))
  const titles = facet('', cards, (card) => (card.title ? [card.title] : []))
  const folded = figures.length > MOST_LAID_OUT
  return [...[titles, ...sections].filter(telling), ...figures.map((one) => ({ ...one, folded }))]
}

/** Figures that cards can be put in order by. */
export function orders(catalogue: MusterEntry[]): string[] {
  return labels(catalogue.flatMap((entry) => entry.card.figures ?? [])).filter(
    (label) => new Set(catalogue.flatMap((entry) => figure(label)(entry.card))).size > 1,
  )
}

export function value(card: Card, label: string): number {
  return card.figures?.find((one) => one.label === label)?.value ?? 0
}

/** All that is written on a card, to be searched. */
export function written(card: Card): string {
  const lines = (card.lines ?? []).flatMap((line) => [
    line.label,
    line.text,
    line.section,
    ...(line.parts ?? []).map((part) => part.text),
  ])
  return [card.name, card.title, ...lines].filter(Boolean).join(' ').toLowerCase()
}

function labels(all: { label: string }[]): string[] {
  return [...new Set(all.map((one) => one.label))]
}

function figure(label: string) {
  return (card: Card) => (card.figures ?? []).filter((one) => one.label === label).map((one) => String(one.value))
}

function section(name: string) {
  return (card: Card) => (card.lines ?? []).filter((line) => line.section === name).map((line) => line.label)
}

function facet(label: string, cards: Card[], of: Facet['of'], numbers = false): Facet {
  const values = [...new Set(cards.flatMap(of))]
  return { label, values: numbers ? values.sort((a, b) => Number(a) - Number(b)) : values, of }
}

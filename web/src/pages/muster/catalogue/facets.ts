// The figures by which cards can be sorted, and the words by which they can be searched.

import type { Card, MusterEntry } from '../../../wire'

/** Returns the labels of figures that differ between the cards of a catalogue. */
export function orders(catalogue: MusterEntry[]): string[] {
  return labels(catalogue.flatMap((entry) => entry.card.figures ?? [])).filter(
    (label) => new Set(catalogue.flatMap((entry) => figure(label)(entry.card))).size > 1,
  )
}

export function value(card: Card, label: string): number {
  return card.figures?.find((one) => one.label === label)?.value ?? 0
}

/** Returns everything written on a card, in lower case, to be searched. */
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

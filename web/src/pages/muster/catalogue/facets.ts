// What cards say of themselves: figures to put them in order by, and all their words.

import type { Card, MusterEntry } from '../../../wire'

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

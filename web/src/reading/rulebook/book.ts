// A rulebook prepared for reading: the position and plain text of each clause, and links and marks in its html.

import { get } from '../../lib/host/api'
import type { Clause, Rulebook } from '../../wire'

interface Place {
  clause: Clause
  chapter: number
  text: string
}
export interface Book {
  book: Rulebook
  places: Place[]
  at: Map<string, number>
}

const shelf = new Map<string, Promise<Book>>()

/** Returns the rulebook of a game in a language. It is fetched once. */
export function open(game: string, lang: string): Promise<Book> {
  const key = `${game} ${lang}`
  let book = shelf.get(key)
  if (!book) {
    book = get<Rulebook>(`/rulebook/${encodeURIComponent(game)}`).then(index)
    book.catch(() => shelf.delete(key))
    shelf.set(key, book)
  }
  return book
}

function index(book: Rulebook): Book {
  const places = book.chapters.flatMap((chapter, n) =>
    (chapter.clauses ?? []).map((clause) => ({
      clause,
      chapter: n,
      text: `${clause.id} ${plain(clause.html)}`.toLowerCase(),
    })),
  )
  return { book, places, at: new Map(places.map((place, n) => [place.clause.id, n])) }
}

function fragment(html: string): DocumentFragment {
  const template = document.createElement('template')
  template.innerHTML = html
  return template.content
}

function plain(html: string): string {
  return (fragment(html).textContent ?? '').replace(/\s+/g, ' ')
}

/** Splits a search into words. A text must have all of them, in any place. */
export function terms(query: string): string[] {
  return [
    ...new Set(
      query
        .toLowerCase()
        .split(/[\s\u3000]+/)
        .filter(Boolean),
    ),
  ]
}

export function matches(place: Place, wanted: string[]): boolean {
  return wanted.every((term) => place.text.includes(term))
}

const ID = /[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+/g

/** Returns the html of a clause with links on the ids of other clauses and marks on the words of a search. */
export function annotate(
  html: string,
  known: (id: string) => boolean,
  href: (id: string) => string,
  wanted: string[] = [],
): string {
  const content = fragment(html)
  const walker = document.createTreeWalker(content, NodeFilter.SHOW_TEXT)
  const nodes: Text[] = []
  while (walker.nextNode()) nodes.push(walker.currentNode as Text)
  for (const node of nodes) {
    const linked = node.parentElement?.closest('a') ? [node] : link(node, known, href)
    for (const part of linked) mark(part, wanted)
  }
  const box = document.createElement('div')
  box.append(content)
  return box.innerHTML
}

function link(node: Text, known: (id: string) => boolean, href: (id: string) => string): Text[] {
  const parts = [node]
  for (const found of [...node.data.matchAll(ID)].reverse()) {
    if (!known(found[0])) continue
    parts.push(node.splitText(found.index + found[0].length))
    const id = node.splitText(found.index)
    const a = document.createElement('a')
    a.href = href(found[0])
    a.dataset.clause = found[0]
    id.replaceWith(a)
    a.append(id)
    parts.push(id)
  }
  return parts
}

function mark(node: Text, wanted: string[]): void {
  const text = node.data.toLowerCase()
  const first = wanted
    .map((term) => ({ term, at: text.indexOf(term) }))
    .filter((hit) => hit.at >= 0)
    .sort((a, b) => a.at - b.at || b.term.length - a.term.length)[0]
  if (!first) return
  const hit = node.splitText(first.at)
  const rest = hit.splitText(first.term.length)
  const box = document.createElement('mark')
  hit.replaceWith(box)
  box.append(hit)
  mark(rest, wanted)
}

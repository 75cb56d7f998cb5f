// The options of a request as the bar shows them: those of one piece together, so that a choice of twenty stays short.
import type { Option, Scene } from '../../wire'

export const CHIPS = 7
export const KEYS = 9
const LYING = ['ground', 'banner', 'token']
const MOST = 16 // of what can be chosen nowhere else

/** A chip of the request bar: one option, a piece that has several, or all options that leave the table. */
export interface Choice {
  key: string
  option?: Option
  piece?: string
  options: Option[]
  places?: boolean
  leaves?: boolean
}

/** Returns the one chip for all places of a plane, which are chosen on the plane itself. */
export const anywhere = (options: Option[]): Choice => ({ key: '=places', options, places: true })

/** Options that leave the table come last, behind one chip, so that nobody takes them for a move. */
const leaves = (option: Option): boolean => option.role === 'leave'

export function choices(options: Option[]): Choice[] {
  const gone = options.filter(leaves)
  const rest = options.filter((option) => !leaves(option))
  if (gone.length && rest.length)
    return [
      ...together(rest),
      ...(gone.length > 1 ? [{ key: '=leave', options: gone, leaves: true }] : gone.map(single)),
    ]
  return together(options)
}

function together(options: Option[]): Choice[] {
  if (options.length <= CHIPS) return options.map(single)
  const found = new Map<string, Choice>()
  for (const option of options) {
    const there = option.piece ? found.get(option.piece) : undefined
    if (there) there.options.push(option)
    else found.set(option.piece ?? `=${option.key}`, { ...single(option), options: [option] })
  }
  const all = [...found.values()].map((choice) =>
    choice.options.length > 1 ? { key: `piece ${choice.piece}`, piece: choice.piece, options: choice.options } : choice,
  )
  return all.length > 1 ? all : options.map(single)
}

/** Returns the choices that the bar has room for: all, or the first few and those that are nowhere on the board. */
export function inReach(all: Choice[], scene: Scene, small: boolean): Choice[] {
  if (all.length <= CHIPS) return all
  const bare = all.filter((choice) => choice.piece === undefined && choice.options[0]?.zone !== undefined).length
  const room = small && bare > CHIPS ? 2 : CHIPS - 1 // a list of places says less than the board does
  const off = all.filter((choice) => !onBoard(scene, choice))
  const on = all.filter((choice) => onBoard(scene, choice))
  return [...on.slice(0, Math.max(0, room - off.length)), ...off.slice(0, MOST)]
}

export function onBoard(scene: Scene, choice: Choice): boolean {
  if (choice.places) return true
  if (choice.leaves) return false
  const { piece, zone } = choice.options[0]!
  return (piece !== undefined && piece in scene.pieces) || zone !== undefined
}

/** Returns true for a place without a piece, which looks like its neighbours on the board. */
export const bare = (choice: Choice): boolean => choice.piece === undefined && choice.option?.zone !== undefined

/** Returns the two choices of a yes-or-no question, yes first; null for any other question. */
export function yesAndNo(shown: Choice[]): [Choice, Choice] | null {
  const [first, second] = shown
  if (shown.length !== 2 || !first?.option || !second?.option) return null
  const no = ({ option }: Choice): boolean => option!.role === 'decline'
  if (no(first) === no(second)) return null
  return no(second) ? [first, second] : [second, first]
}

/** Returns the name of the one piece that stands in an option's zone; empty if the option names it, or several stand there. */
export function standsThere(option: Option, scene: Scene): string {
  if (option.piece !== undefined || option.zone === undefined) return ''
  const there = Object.values(scene.pieces).filter(
    (piece) => piece.zone === option.zone && !LYING.includes(piece.style ?? ''),
  )
  const names = [...new Set(there.map((piece) => piece.name))].filter((name) => !option.label.includes(name))
  return names.length === 1 ? names[0]! : ''
}

/** Returns an option in words that can be read alone: a line of a card begins with the name of its piece. */
export function fullLabel(option: Option, scene: Scene): string {
  const name = option.piece === undefined ? undefined : scene.pieces[option.piece]?.name
  return name === undefined || option.line === undefined || option.label.includes(name)
    ? option.label
    : `${name}: ${option.label}`
}

/** Returns the option that a typed word means: by its number, label or key, else the only one that begins with or contains it. */
export function meant(options: Option[], scene: Scene, typed: string): Option | undefined {
  const word = typed.trim().toLocaleLowerCase()
  if (!word) return undefined
  const numbered = /^\d+$/.test(word) ? options[Number(word) - 1] : undefined
  if (numbered) return numbered
  const labels = options.map((option) => fullLabel(option, scene).toLocaleLowerCase())
  const exact = labels.indexOf(word)
  const keyed = options.findIndex((option) => option.key === word)
  if (exact >= 0 || keyed >= 0) return options[exact >= 0 ? exact : keyed]
  for (const fits of [(label: string) => label.startsWith(word), (label: string) => label.includes(word)]) {
    const found = options.filter((_, n) => fits(labels[n]!))
    if (found.length === 1) return found[0]
  }
  return undefined
}

function single(option: Option): Choice {
  return { key: option.key, option, piece: option.piece, options: [option] }
}

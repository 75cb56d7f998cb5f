// The options of a request as the bar shows them: those of one piece together, so that a choice of twenty stays short.
import type { Option, Scene } from '../../wire'

export const CHIPS = 7
export const KEYS = 9
const LYING = ['ground', 'banner', 'token']
const MOST = 16 // of what can be chosen nowhere else

/** One chip: an option, a piece that has several, or all that leave the table. */
export interface Choice {
  key: string
  option?: Option
  piece?: string
  options: Option[]
  places?: boolean
  leaves?: boolean
}

/** All places of a plane together: they are chosen there. */
export const anywhere = (options: Option[]): Choice => ({ key: '=places', options, places: true })

/** Leaving is no move like any other: it comes last, and whoever could leave is named only when one means it. */
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

/** What the bar has room for: all, or the first few and whatever is nowhere on the board. */
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

/** Whether it is a place and nothing else: on the board it looks like its neighbours. */
export const bare = (choice: Choice): boolean => choice.piece === undefined && choice.option?.zone !== undefined

/** Two answers of which one is no: yes first. */
export function yesAndNo(shown: Choice[]): [Choice, Choice] | null {
  const [first, second] = shown
  if (shown.length !== 2 || !first?.option || !second?.option) return null
  const no = ({ option }: Choice): boolean => option!.role === 'decline'
  if (no(first) === no(second)) return null
  return no(second) ? [first, second] : [second, first]
}

/** Who stands where an option is, if it names nobody itself. */
export function standsThere(option: Option, scene: Scene): string {
  if (option.piece !== undefined || option.zone === undefined) return ''
  const there = Object.values(scene.pieces).filter(
    (piece) => piece.zone === option.zone && !LYING.includes(piece.style ?? ''),
  )
  const names = [...new Set(there.map((piece) => piece.name))].filter((name) => !option.label.includes(name))
  return names.length === 1 ? names[0]! : ''
}

/** An option in words that stand alone: with the piece it is about, unless they name it. */
export function fullLabel(option: Option, scene: Scene): string {
  const name = option.piece === undefined ? undefined : scene.pieces[option.piece]?.name
  return name === undefined || option.line === undefined || option.label.includes(name)
    ? option.label
    : `${name}: ${option.label}`
}

/** The option that a typed word means: its number, its whole label, its key, or the only one that begins like it or contains it. */
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

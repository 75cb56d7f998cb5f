// What a question is about and what would come of its options: dice in hand, prices, health before and after.
import type { Amount, Option, Scene, VerdictMessage } from '../../wire'

/** Dice in hand, and whose they are. */
export interface Hand {
  seat: number
  faces: string[]
}

/** What becomes of a piece; hot if the option that does it is looked at. */
export interface Outlook {
  before: number
  after: number
  hot: boolean
}

/** How likely the next die reaches the lines of a card. A die in hand has fallen: nothing is likely about it. */
export function chancesOf(scene: Scene, id: string, hand: Hand | null): Record<string, number> {
  return hand && scene.pieces[id]?.owner === hand.seat ? {} : (scene.chances?.[id] ?? {})
}

/** What is sure to become of pieces: by the option that is looked at, else by the one that names the piece. */
export function outlooks(
  options: Option[],
  verdicts: Record<string, VerdictMessage>,
  hot: string | null,
): Record<string, Outlook> {
  const found: Record<string, Outlook> = {}
  for (const { piece, before, after } of (hot !== null && verdicts[hot]?.changes) || [])
    found[piece] ??= { before, after, hot: true }
  for (const { key, piece } of options)
    for (const change of verdicts[key]?.changes ?? [])
      if (piece !== undefined && change.piece === piece && change.key === undefined)
        found[piece] ??= { before: change.before, after: change.after, hot: false }
  return found
}

/** What all of these options cost, whichever is chosen. */
export function sharedCost(options: Option[]): Amount[] {
  const alike = ({ label }: Amount) => options.every((option) => option.cost?.some((one) => one.label === label))
  return (options[0]?.cost ?? []).filter(alike)
}

/** What an option costs besides. */
export function ownCost(option: Option, shared: Amount[]): Amount[] {
  return (option.cost ?? []).filter(({ label }) => !shared.some((one) => one.label === label))
}

export const inWords = ({ brief, label, value }: Amount): string => brief ?? `${label} ${value}`

/** What all of some options cost, as short as it can be said: how much, where that is the same for all, else only what. */
export function inShort(options: Option[]): string[] {
  return sharedCost(options).map((cost) => {
    const same = options.every((option) =>
      option.cost?.some((one) => one.label === cost.label && one.value === cost.value),
    )
    return same && inWords(cost).length < cost.label.length ? inWords(cost) : cost.label
  })
}

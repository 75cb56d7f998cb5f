// The outlook of a question: the dice in hand, the costs of options, and health before and after.
import type { Amount, Option, Scene, VerdictMessage } from '../../wire'

/** Dice in hand, with the seat that holds them. */
export interface Hand {
  seat: number
  faces: string[]
}

/** The health of a piece before and after an option; hot if that option is looked at. */
export interface Outlook {
  before: number
  after: number
  hot: boolean
}

/** Returns the chance of the next die to reach each line of a card; nothing while its owner's die has fallen already. */
export function chancesOf(scene: Scene, id: string, hand: Hand | null): Record<string, number> {
  return hand && scene.pieces[id]?.owner === hand.seat ? {} : (scene.chances?.[id] ?? {})
}

/** Returns the certain changes of pieces, by the option that is looked at, else by the option that names the piece. */
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

/** Returns the costs that all of these options share. */
export function sharedCost(options: Option[]): Amount[] {
  const alike = ({ label }: Amount) => options.every((option) => option.cost?.some((one) => one.label === label))
  return (options[0]?.cost ?? []).filter(alike)
}

/** Returns the costs of an option beyond the shared ones. */
export function ownCost(option: Option, shared: Amount[]): Amount[] {
  return (option.cost ?? []).filter(({ label }) => !shared.some((one) => one.label === label))
}

export const inWords = ({ brief, label, value }: Amount): string => brief ?? `${label} ${value}`

/** Returns the shared costs in short words, with their amount where it is the same for all options. */
export function inShort(options: Option[]): string[] {
  return sharedCost(options).map((cost) => {
    const same = options.every((option) =>
      option.cost?.some((one) => one.label === cost.label && one.value === cost.value),
    )
    return same && inWords(cost).length < cost.label.length ? inWords(cost) : cost.label
  })
}

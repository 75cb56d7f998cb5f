// Chances in words and numbers. Never 0 or 100 per cent unless it is certain.
import type { Change, VerdictMessage } from '../../wire'
import { say } from '../../lib/language/words'

export function percent(chance: number, digits = 0): string {
  const n = (chance * 100).toFixed(digits)
  if (chance > 0 && chance < 1) {
    if (chance < 0.01) return say('table-percent-under')
    if (chance > 0.99) return say('table-percent-over')
  }
  return say('table-percent', { n })
}

/** Returns true if dice still decide what an option does. */
export function uncertain(verdict: VerdictMessage): boolean {
  const first = verdict.cases?.[0]
  return first !== undefined && (verdict.cases!.length > 1 || first.chance < 1)
}

const SHORT = 9

const turn = ({ before, after }: Change): string => `${before} → ${after}`

/** Returns the greatest change that the choice after an option could make, with the piece it is made to. */
export function ends(verdict: VerdictMessage | undefined, nameOf: (piece: string) => string): string {
  const by = ({ before, after }: Change): number => Math.abs(before - after)
  const [most] = [...(verdict?.changes ?? [])].sort((a, b) => by(b) - by(a))
  return most ? `${nameOf(most.piece)} ${turn(most)}` : ''
}

/**
 * Returns the words on the chip of an option about `name`: its chance, the piece's change, or the likeliest case; "" if
 * they need more room than a chip has.
 */
export function chip(verdict: VerdictMessage, name: string, piece?: string): string {
  const first = verdict.cases?.[0]
  if (verdict.reason || !first) return ''
  const own = verdict.changes?.find((change) => change.piece === piece && change.key === undefined)
  if (own && !uncertain(verdict)) return turn(own)
  if (verdict.chance !== undefined && uncertain(verdict)) return percent(verdict.chance)
  const parts = first.text.split(' · ')
  const about = name
    ? parts.filter((part) => part.startsWith(`${name} `)).map((part) => part.slice(name.length + 1))
    : []
  const text = about.length ? about.join(' ') : first.text
  if (!text || text.length > SHORT || !/[\d−+]/.test(text)) return ''
  return uncertain(verdict) ? `${percent(first.chance)} ${text}` : text
}

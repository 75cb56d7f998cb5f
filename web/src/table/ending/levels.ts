// Another level of the Owl, for somebody whom the last one did not suit.
import { owlOf } from '../../lib/host/owls'
import type { GameInfo } from '../../wire'

/** Returns the seat and the label of a weaker Owl after a loss, of a stronger one after a win by much, else null. */
export function another(
  game: GameInfo,
  owl: string,
  outcome: 'win' | 'lose',
  scores: { mine: number; theirs: number } | null,
): { seat: string; label: string } | null {
  const found = owlOf(game, owl)
  const clear = outcome === 'lose' || scores === null || scores.mine >= 2 * scores.theirs
  if (!found || !clear) return null
  const level = game.levels[game.levels.indexOf(found.level) + (outcome === 'win' ? 1 : -1)]
  return level ? { seat: level.styled[found.style] ?? level.id, label: level.label } : null
}

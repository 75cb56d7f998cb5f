// The words for one game of a study.
import { say } from '../../lib/language/words'
import type { StudyGame } from '../../wire'

/** Returns who won, or that nobody did. */
function ending({ shares }: StudyGame, seats: string[]): string {
  const winner = shares.indexOf(1)
  return winner < 0 ? say('lab-drawn') : say('lab-won', { who: seats[winner] ?? String(winner + 1) })
}

/** Returns how it ended, how long it took, how often the lead changed, and the armies. */
export function told(game: StudyGame, seats: string[]): string {
  const { rounds, lead_changes: leads, cell } = game
  return [
    ending(game, seats),
    rounds ? say('lab-rounds', { n: rounds }) : '',
    leads ? say('lab-leads', { n: leads }) : '',
    cell ?? '',
  ]
    .filter(Boolean)
    .join(' · ')
}

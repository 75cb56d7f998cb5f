// What I have decided in advance: as the server has it, and what was decided here since.
import type { How, Standing } from '../../wire'
import type { Connection } from './connection.svelte'

export class StandingOrders {
  all = $state.raw<Standing[]>([])

  #connection: Connection
  #confirmed: Standing[] = []
  #decided = new Set<number>() // here, and not yet confirmed or refused

  constructor(connection: Connection) {
    this.#connection = connection
  }

  /** With a whole table nothing is on its way. */
  reset(standing: Standing[]): void {
    this.#decided.clear()
    this.all = this.#confirmed = standing
  }

  /** What is decided quickly is ahead of what is confirmed: only the last word of the server is shown. */
  confirm(standing: Standing[]): void {
    this.#confirmed = standing
    if (this.#decided.size === 0) this.all = standing
  }

  settle(re: number | undefined): void {
    if (re !== undefined && this.#decided.delete(re) && this.#decided.size === 0) this.all = this.#confirmed
  }

  /** From now on a kind of question is answered so. */
  decide(window: string, how: How, least: number): void {
    this.all = this.all.map((standing) => (standing.window === window ? { ...standing, how, least } : standing))
    this.#decided.add(this.#connection.send({ type: 'stand', window, how, least }))
  }
}

// The standing orders of this player: those that the server has confirmed, and those decided here since.
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

  /** Takes the orders of a whole table, after which none is on its way. */
  reset(standing: Standing[]): void {
    this.#decided.clear()
    this.all = this.#confirmed = standing
  }

  /** Notes confirmed orders. They are shown once nothing decided here is on its way. */
  confirm(standing: Standing[]): void {
    this.#confirmed = standing
    if (this.#decided.size === 0) this.all = standing
  }

  settle(re: number | undefined): void {
    if (re !== undefined && this.#decided.delete(re) && this.#decided.size === 0) this.all = this.#confirmed
  }

  /** Orders how a kind of question is answered from now on. */
  decide(window: string, how: How, least: number): void {
    this.all = this.all.map((standing) => (standing.window === window ? { ...standing, how, least } : standing))
    this.#decided.add(this.#connection.send({ type: 'stand', window, how, least }))
  }
}

// The panels of a table's screen: the part that a phone shows, the sheet that lies over it, and the notice.
import { follow } from '../../lib/browser/phone'
import { settings } from '../../lib/browser/settings.svelte'
import type { Notice } from './live.svelte'

const TOAST = 4200

export const TABS = [
  ['board', 'objective'],
  ['forces', 'muster'],
  ['card', 'kind-self'],
  ['log', 'log'],
  ['more', 'menu'],
] as const
export type Tab = (typeof TABS)[number][0]
export type Tool = 'rules' | 'text' | 'sound' | 'menu' | 'forces' | 'ruler' | 'phrases'
type Over = 'menu' | 'keys' | 'forces' | 'orders' | 'phrases'

export class Panels {
  phone = $state(false)
  tab = $state<Tab>('board')
  over = $state<Over | null>(null)
  rule = $state<string | null>(null) // the clause that is read beside the table
  text = $state(false)
  ruling = $state(false)
  toast = $state.raw<{ notice: Notice; key: number } | null>(null)
  banner = $state.raw<{ text: string; key: number } | null>(null)
  endSeen = $state(false)

  #lastRound = ''

  /** Follows the size of the window; returns a function that stops it. */
  measure(): () => void {
    return follow((phone) => (this.phone = phone))
  }

  notice = (notice: Notice): void => {
    this.toast = { notice, key: Date.now() }
  }

  /** Removes the notice after a while; returns a function that stops the timer. */
  fadeToast(): (() => void) | undefined {
    if (!this.toast) return undefined
    const timer = setTimeout(() => (this.toast = null), TOAST)
    return () => clearTimeout(timer)
  }

  /** Announces a new round, but not the round in which the table was opened. */
  announceRound(round: string): void {
    if (this.#lastRound && round && round !== this.#lastRound) this.banner = { text: round, key: Date.now() }
    this.#lastRound = round
  }

  show(tab: Tab): void {
    if (tab === 'more') this.over = 'menu'
    else this.tab = tab
  }

  /** Moves the focus to a part, which lies behind a tab on a phone and beside the board on a wide screen. */
  reach(tab: Tab, element: string): void {
    if (this.phone) this.tab = tab
    else document.querySelector<HTMLElement>(element)?.focus()
  }

  toggleSound(): void {
    settings.sound = !settings.sound
  }
}

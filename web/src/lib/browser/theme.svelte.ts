// The theme. Unless the player chooses one, tables are dark and pages for reading are light.
import { settings } from './settings.svelte'

let isRead = () => false

export function theme(): 'dark' | 'light' {
  if (settings.theme !== 'auto') return settings.theme
  return isRead() ? 'light' : 'dark'
}

/** Keeps the theme on <html> up to date. The argument returns true while a page for reading is open. */
export function show(read: () => boolean): void {
  isRead = read
  $effect.root(() => {
    $effect.pre(() => {
      document.documentElement.dataset.theme = theme()
    })
  })
}

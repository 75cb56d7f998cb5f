// Dark or light. Left to itself, a table is dark and a page one reads is light.
import { settings } from './settings.svelte'

let isRead = () => false

export function theme(): 'dark' | 'light' {
  if (settings.theme !== 'auto') return settings.theme
  return isRead() ? 'light' : 'dark'
}

/** Shows the theme on <html> from now on. Whoever knows the pages says whether the one that is open is read. */
export function show(read: () => boolean): void {
  isRead = read
  $effect.root(() => {
    $effect.pre(() => {
      document.documentElement.dataset.theme = theme()
    })
  })
}

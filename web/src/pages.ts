// The pages of the client, by the first part of their address.
import type { Component } from 'svelte'

interface Page {
  load: () => Promise<{ default: Component }>
  read?: true // a page for reading: light unless the player chooses a theme
  played?: true // a page with a crown of its own that takes the whole screen
}

export const PAGES: Record<string, Page> = {
  '': { load: () => import('./pages/Home.svelte') },
  learn: { load: () => import('./pages/Learn.svelte') },
  new: { load: () => import('./pages/NewMatch.svelte') },
  join: { load: () => import('./pages/Join.svelte') },
  account: { load: () => import('./pages/Account.svelte') },
  muster: { load: () => import('./pages/Muster.svelte'), read: true },
  campaign: { load: () => import('./pages/Campaign.svelte') },
  rules: { load: () => import('./pages/Rulebook.svelte'), read: true },
  lab: { load: () => import('./pages/Lab.svelte'), read: true },
  review: { load: () => import('./pages/Review.svelte') },
  watch: { load: () => import('./pages/Replay.svelte'), played: true },
  table: { load: () => import('./table/Table.svelte'), played: true },
}

// The games on offer, fetched once per language.
import type { GameInfo } from '../../wire'
import { get } from './api'
import { settings } from '../browser/settings.svelte'

const shelves: Record<string, Promise<GameInfo[]>> = {}

/** Returns the games. Reads `settings.lang`, so that `{#await games()}` follows the language. A failure is not cached. */
export function games(): Promise<GameInfo[]> {
  const { lang } = settings
  return (shelves[lang] ??= get<GameInfo[]>('/games').catch((error) => {
    delete shelves[lang]
    throw error
  }))
}

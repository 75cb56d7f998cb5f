// The games of the house, fetched once per language.
import type { GameInfo } from '../../wire'
import { get } from './api'
import { settings } from '../browser/settings.svelte'

const shelves: Record<string, Promise<GameInfo[]>> = {}

/** Reads `settings.lang`, so that `{#await games()}` follows the language. A failed try is not kept. */
export function games(): Promise<GameInfo[]> {
  const { lang } = settings
  return (shelves[lang] ??= get<GameInfo[]>('/games').catch((error) => {
    delete shelves[lang]
    throw error
  }))
}

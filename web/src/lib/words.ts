// The client's own words. Whatever concerns a game arrives from the server already said.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { settings } from './settings.svelte'

const files = import.meta.glob<string>('../words/*.ftl', { query: '?raw', import: 'default', eager: true })

function bundle(lang: string): FluentBundle {
  const all = new FluentBundle(lang, { useIsolating: false })
  for (const [path, text] of Object.entries(files)) {
    if (path.endsWith(`.${lang}.ftl`)) all.addResource(new FluentResource(text))
  }
  return all
}

const bundles: Record<string, FluentBundle> = {}

function said(lang: string, id: string, args?: Record<string, FluentVariable>): string | null {
  const words = (bundles[lang] ??= bundle(lang))
  const pattern = words.getMessage(id)?.value
  return pattern ? words.formatPattern(pattern, args, []) : null
}

/** A message in the player's language, else in English, else its id. Reads `settings.lang`, so templates follow it. */
export function say(id: string, args?: Record<string, string | number>): string {
  return said(settings.lang, id, args) ?? said('en', id, args) ?? id
}

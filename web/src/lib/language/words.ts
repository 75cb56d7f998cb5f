// The client's own words. Whatever concerns a game arrives from the server already said. English is always here; the
// words of another language are loaded when it is spoken, and what it does not say is said in English.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { SvelteMap } from 'svelte/reactivity'
import { settings } from '../browser/settings.svelte'

const english = import.meta.glob<string>('../../words/*.en.ftl', { query: '?raw', import: 'default', eager: true })
const others = import.meta.glob<string>(['../../words/*.*.ftl', '!../../words/*.en.ftl'], {
  query: '?raw',
  import: 'default',
})

const bundles = new SvelteMap([['en', bundle('en', Object.values(english))]])

function bundle(lang: string, texts: string[]): FluentBundle {
  const all = new FluentBundle(lang, { useIsolating: false })
  for (const text of texts) all.addResource(new FluentResource(text))
  return all
}

const languageOf = (path: string): string => path.split('.').at(-2)!

/** The languages that the client has words for. */
export const spoken = (): string[] => ['en', ...new Set(Object.keys(others).map(languageOf))]

/** Brings the words of a language; one that has none, or that cannot be reached, is spoken in English. */
export async function load(lang: string): Promise<void> {
  if (bundles.has(lang)) return
  const files = Object.entries(others).filter(([path]) => languageOf(path) === lang)
  try {
    const texts = await Promise.all(files.map(([, file]) => file()))
    if (texts.length > 0) bundles.set(lang, bundle(lang, texts))
  } catch {
    return // tried again when it is chosen again
  }
}

function said(lang: string, id: string, args?: Record<string, FluentVariable>): string | null {
  const words = bundles.get(lang)
  const pattern = words?.getMessage(id)?.value
  return words && pattern ? words.formatPattern(pattern, args, []) : null
}

/** A message in the player's language, else in English, else its id. Reads `settings.lang`, so templates follow it. */
export function say(id: string, args?: Record<string, string | number>): string {
  return said(settings.lang, id, args) ?? said('en', id, args) ?? id
}

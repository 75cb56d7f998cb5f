// The client's own words. Texts about a game arrive from the server in the player's language. English is always loaded;
// another language is loaded when it is chosen, and its missing messages appear in English.
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

/** Returns the languages that the client has words for. */
export const spoken = (): string[] => ['en', ...new Set(Object.keys(others).map(languageOf))]

/** Loads the words of a language. English is shown for a language that has no words or cannot be loaded. */
export async function load(lang: string): Promise<void> {
  if (bundles.has(lang)) return
  const files = Object.entries(others).filter(([path]) => languageOf(path) === lang)
  try {
    const texts = await Promise.all(files.map(([, file]) => file()))
    if (texts.length > 0) bundles.set(lang, bundle(lang, texts))
  } catch {
    return // loaded when the language is next chosen
  }
}

function said(lang: string, id: string, args?: Record<string, FluentVariable>): string | null {
  const words = bundles.get(lang)
  const pattern = words?.getMessage(id)?.value
  return words && pattern ? words.formatPattern(pattern, args, []) : null
}

/** Returns a message in the player's language, or in English, or its id. Reads `settings.lang`, so templates follow it. */
export function say(id: string, args?: Record<string, string | number>): string {
  return said(settings.lang, id, args) ?? said('en', id, args) ?? id
}

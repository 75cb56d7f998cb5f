// The languages to choose from: those of the server, or those of the client until the server has named its own.
import { isNewcomer, settings } from '../browser/settings.svelte'
import { load, say, spoken } from './words'

interface Languages {
  all: string[]
  translated: Record<string, number> // the percentage translated, for incomplete languages only
}

export const languages: Languages = $state({ all: spoken(), translated: {} })

/** Returns the name of a language in that language. */
export function nameOf(lang: string): string {
  return new Intl.DisplayNames([lang], { type: 'language' }).of(lang) ?? lang
}

/** Returns true for languages whose characters carry more than those of an alphabet. */
export const isDense = (lang: string): boolean => /^(ja|ko|zh)\b/.test(lang)

/** Returns the available language that this browser prefers. */
function preferred(all: string[]): string {
  const liked = navigator.languages.map((tag) => tag.split('-')[0]!)
  return [...liked, 'en'].find((lang) => all.includes(lang)) ?? all[0] ?? 'en'
}

/** Loads the words of a language and switches to it. */
export async function speak(lang: string): Promise<void> {
  await load(lang)
  settings.lang = lang
}

let guessed = ''

/** Sets the language of the first page: the one chosen before, or for a newcomer the one that the browser prefers. */
export function begin(): Promise<void> {
  if (!isNewcomer) return speak(settings.lang)
  guessed = preferred(languages.all)
  return speak(guessed)
}

/** Returns a sentence with the percentage translated; an empty text for a complete language. */
export function howFar(): string {
  const percent = languages.translated[settings.lang]
  return percent === undefined ? '' : say('language-partly', { language: nameOf(settings.lang), percent })
}

/** Takes over the server's languages, and changes to a preferred one if the present one was a guess or is missing. */
export function offer(all: string[], translated: Record<string, number> = {}): void {
  Object.assign(languages, { all, translated })
  if (!all.includes(settings.lang) || settings.lang === guessed) void speak(preferred(all))
}

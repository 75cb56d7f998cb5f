// The languages that can be chosen: those of the server. Until it has said which, those that the client has words for.
import { isNewcomer, settings } from '../browser/settings.svelte'
import { load, say, spoken } from './words'

interface Languages {
  all: string[]
  translated: Record<string, number> // percent, of those that are not all there
}

export const languages: Languages = $state({ all: spoken(), translated: {} })

/** What a language calls itself. */
export function nameOf(lang: string): string {
  return new Intl.DisplayNames([lang], { type: 'language' }).of(lang) ?? lang
}

/** Whether its letters say more than those of the alphabet. */
export const isDense = (lang: string): boolean => /^(ja|ko|zh)\b/.test(lang)

/** The first of them that a person likes to read. */
function preferred(all: string[]): string {
  const liked = navigator.languages.map((tag) => tag.split('-')[0]!)
  return [...liked, 'en'].find((lang) => all.includes(lang)) ?? all[0] ?? 'en'
}

/** Speaks a language from now on, with its words at hand. */
export async function speak(lang: string): Promise<void> {
  await load(lang)
  settings.lang = lang
}

let guessed = ''

/** The language of the first page: the one chosen before, or one that a newcomer is likely to read. */
export function begin(): Promise<void> {
  if (!isNewcomer) return speak(settings.lang)
  guessed = preferred(languages.all)
  return speak(guessed)
}

/** How much the language that is spoken says of all there is to say; empty if it is all. */
export function howFar(): string {
  const percent = languages.translated[settings.lang]
  return percent === undefined ? '' : say('language-partly', { language: nameOf(settings.lang), percent })
}

/** The server has said which languages it has, and which of them are not all there. */
export function offer(all: string[], translated: Record<string, number> = {}): void {
  Object.assign(languages, { all, translated })
  if (!all.includes(settings.lang) || settings.lang === guessed) void speak(preferred(all))
}

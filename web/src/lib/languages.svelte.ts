// The languages that can be chosen: those of the server. Until it has said which, those that the client has words for.
import { isNewcomer, settings } from './settings.svelte'
import { load, spoken } from './words'

export const languages: { all: string[] } = $state({ all: spoken() })

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

/** The server has said which languages it has. */
export function offer(all: string[]): void {
  languages.all = all
  if (!all.includes(settings.lang) || settings.lang === guessed) void speak(preferred(all))
}

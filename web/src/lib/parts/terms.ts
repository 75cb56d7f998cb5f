// Abbreviations on the cards of a game.

/** Returns the meanings of the abbreviations that occur in some texts, in the order in which the game lists them. */
export function termsIn(texts: string[], terms: Record<string, string> = {}): string[] {
  const all = texts.join(' ')
  return Object.entries(terms)
    .filter(([name]) => new RegExp(`(?<![A-Za-z])${name}(?![A-Za-z])`).test(all))
    .map(([, meaning]) => meaning)
}

/** Splits a text at its abbreviations, which come with their meanings. */
export function withTerms(text: string, terms: Record<string, string> = {}): { text: string; means?: string }[] {
  const names = Object.keys(terms).sort((a, b) => b.length - a.length)
  if (names.length === 0) return [{ text }]
  return text
    .split(new RegExp(`((?<![A-Za-z])(?:${names.join('|')})(?![A-Za-z]))`))
    .filter(Boolean)
    .map((part) => (part in terms ? { text: part, means: terms[part] } : { text: part }))
}

// Letters that stand for words on the cards of a game.

/** What the letters in some texts mean: those that occur, in the order in which the game names them. */
export function termsIn(texts: string[], terms: Record<string, string> = {}): string[] {
  const all = texts.join(' ')
  return Object.entries(terms)
    .filter(([name]) => new RegExp(`(?<![A-Za-z])${name}(?![A-Za-z])`).test(all))
    .map(([, meaning]) => meaning)
}

/** A text in pieces, those that are such letters with their meaning. */
export function withTerms(text: string, terms: Record<string, string> = {}): { text: string; means?: string }[] {
  const names = Object.keys(terms).sort((a, b) => b.length - a.length)
  if (names.length === 0) return [{ text }]
  return text
    .split(new RegExp(`((?<![A-Za-z])(?:${names.join('|')})(?![A-Za-z]))`))
    .filter(Boolean)
    .map((part) => (part in terms ? { text: part, means: terms[part] } : { text: part }))
}

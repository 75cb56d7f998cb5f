// Prettier's own styles, but a rule that fits on one line stays there: otherwise they would be three times as long.
import { doc } from 'prettier'
import * as postcss from 'prettier/plugins/postcss'

const { group, indent, line } = doc.builders
const { css } = postcss.parsers
const { postcss: printer } = postcss.printers

/** Returns a document without forced breaks: each becomes one that is made where the rule does not fit. */
const loosened = (text) =>
  doc.utils.mapDoc(text, (part) =>
    part.type === 'break-parent' ? '' : part.type === 'line' && part.hard ? line : part,
  )

function print(path, options, print) {
  const { type, nodes } = path.node
  const text = printer.print(path, options, print)
  if (type !== 'css-rule' || !nodes?.length || !nodes.every((node) => node.type === 'css-decl')) return text
  const [selector, important, [space, brace, inside, , ...end]] = text
  const [, declarations] = inside.contents
  return [selector, important, group([space, brace, indent([line, loosened(declarations)]), line, ...end])]
}

export const parsers = { css: { ...css, astFormat: 'short-css' } }
export const printers = { 'short-css': { ...printer, print } }

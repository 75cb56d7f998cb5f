// Styles stay as they are written, one rule a line: Prettier would make five lines of each.
import { doc } from 'prettier'

const { hardline, join } = doc.builders

function dedented(text) {
  const lines = text.replace(/^\s*\n|\s+$/g, '').split('\n')
  const indent = Math.min(...lines.filter((line) => line.trim()).map((line) => line.search(/\S/)))
  return lines.map((line) => line.slice(indent).trimEnd())
}

export const parsers = {
  css: { parse: (text) => ({ text }), astFormat: 'written', locStart: () => 0, locEnd: ({ text }) => text.length },
}
export const printers = { written: { print: (path) => join(hardline, dedented(path.node.text)) } }

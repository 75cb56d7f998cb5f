// How the files of the client stand together: none is long, none knows itself through others, and each room knows only
// those below it.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'

const SOURCE = 'src'
const LONGEST = 450
const ROOMS = ['lib', 'board', 'reading', 'table', 'pages', 'page'] // the lowest first
const GENERATED = 'wire.ts' // what all rooms stand on

type Graph = Map<string, string[]>

const texts = new Map(
  readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(ts|svelte)$/.test(path))
    .map((path) => [path, readFileSync(join(SOURCE, path), 'utf8')]),
)

/** What a file imports, types and pages that are loaded later included. */
function imports(path: string, text: string): string[] {
  const named = [...text.matchAll(/\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(([, name]) => name)
  return named
    .map((name) => normalize(join(dirname(path), name)))
    .flatMap((name) => [name, `${name}.ts`].filter((file) => texts.has(file)))
}

/** The first circle that is found, from a file back to itself. */
function circle(graph: Graph): string[] {
  const clear = new Set<string>()
  function search(file: string, way: string[]): string[] {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file]
    if (clear.has(file)) return []
    for (const next of graph.get(file) ?? []) {
      const found = search(next, [...way, file])
      if (found.length) return found
    }
    clear.add(file)
    return []
  }
  for (const file of graph.keys()) {
    const found = search(file, [])
    if (found.length) return found
  }
  return []
}

const graph: Graph = new Map([...texts].map(([path, text]) => [path, imports(path, text)]))

/** How high its room lies; a file outside of all rooms knows them all. */
function height(path: string): number {
  if (path === GENERATED) return -1
  return path.includes('/') ? ROOMS.indexOf(path.split('/')[0]) : ROOMS.length
}

describe('the source of the client', () => {
  it('is read here, with what it imports', () => {
    expect(graph.get('start.ts')).toContain('App.svelte')
    expect(graph.get('pages.ts')).toContain('table/Table.svelte')
    expect(imports('table/made-up.ts', "import type { Live } from './live.svelte'")).toEqual(['table/live.svelte.ts'])
  })
  it('has no long files', () => {
    const long = [...texts].filter(([path, text]) => path !== GENERATED && text.split('\n').length > LONGEST + 1)
    expect(long.map(([path]) => path)).toEqual([])
  })
  it('has no circles', () => {
    expect(circle(graph)).toEqual([])
  })
  it('would show a circle', () => {
    const made = { a: ['b', 'c'], b: ['d'], c: ['d', 'e'], d: [], e: ['c'] }
    expect(circle(new Map(Object.entries(made)))).toEqual(['c', 'e', 'c'])
  })
  it('lies in rooms that know only those below', () => {
    const rooms = new Set([...texts.keys()].filter((path) => path.includes('/')).map((path) => path.split('/')[0]))
    expect([...rooms].sort()).toEqual([...ROOMS].sort())
    const upward = [...graph].flatMap(([path, known]) =>
      known.filter((other) => height(other) > height(path)).map((other) => `${path} knows ${other}`),
    )
    expect(upward).toEqual([])
  })
})

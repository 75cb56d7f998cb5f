// The order of the client's files: none is long, no folder is crowded, no imports go round in a circle, and each room
// imports only from those below it.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'

const SOURCE = 'src'
const LONGEST = 450 // lines, styles not counted
const FULL = 16 // files in one folder
/** The rooms of a folder, the lowest first. The folder's own files stand above them. */
const ROOMS: Record<string, string[]> = {
  '': ['wire.ts', 'lib', 'board', 'reading', 'table', 'pages', 'page'],
  lib: ['browser', 'language', 'host', 'parts', 'waiting', 'frame'],
  reading: ['course', 'card', 'rulebook'],
  board: ['geometry', 'options', 'motion', 'input', 'field', 'hexes', 'plane', 'rows'],
  table: [
    ...['connection', 'playback', 'options', 'seats', 'state', 'parts', 'access', 'frame'],
    ...['forces', 'card', 'log', 'lookup', 'notices', 'request', 'ending', 'sheets'],
  ],
}
const GENERATED = 'wire.ts'

const unstyled = (text: string): string => text.replace(/<style>.*<\/style>/s, '')

type Graph = Map<string, string[]>

const texts = new Map(
  readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(ts|svelte)$/.test(path))
    .map((path) => [path, readFileSync(join(SOURCE, path), 'utf8')]),
)

/** Returns the files that a text imports, with those of types and those that are loaded later. */
function imports(path: string, text: string): string[] {
  const named = [...text.matchAll(/\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(([, name]) => name)
  return named
    .map((name = '') => normalize(join(dirname(path), name)))
    .flatMap((name) => [name, `${name}.ts`].filter((file) => texts.has(file)))
}

/** Returns the first circle that is found, from a file back to itself. */
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

/** Returns true if a file imports from a room above its own, in the folder where their ways part. */
function goesUp(path: string, other: string): boolean {
  const [from, to] = [path.split('/'), other.split('/')]
  const parting = from.findIndex((part, n) => part !== to[n])
  const rooms = ROOMS[from.slice(0, parting).join('/')]
  const height = (part = '') => (rooms?.includes(part) ? rooms.indexOf(part) : (rooms?.length ?? 0))
  return height(to[parting]) > height(from[parting])
}

/** Returns the names of the folders in a folder. */
function foldersIn(folder: string): string[] {
  const inside = [...texts.keys()].filter((path) => !folder || path.startsWith(`${folder}/`))
  const parts = inside.map((path) => path.slice(folder ? folder.length + 1 : 0).split('/'))
  return [...new Set(parts.flatMap(([name = '', ...more]) => (more.length ? name : [])))]
}

describe('the source of the client', () => {
  it('is read here, with what it imports', () => {
    expect(graph.get('start.ts')).toContain('App.svelte')
    expect(graph.get('pages.ts')).toContain('table/Table.svelte')
    expect(imports('table/made-up.ts', "import { Live } from './state/live.svelte'")).toEqual([
      'table/state/live.svelte.ts',
    ])
  })
  it('has no long files', () => {
    const long = [...texts].filter(([path, text]) => path !== GENERATED && unstyled(text).split('\n').length > LONGEST)
    expect(long.map(([path]) => path)).toEqual([])
  })
  it('has no crowded folders', () => {
    const folders = [...texts.keys()].map(dirname)
    expect(folders.filter((folder) => folders.filter((other) => other === folder).length > FULL)).toEqual([])
  })
  it('has no circles', () => {
    expect(circle(graph)).toEqual([])
  })
  it('would show a circle', () => {
    const made = { a: ['b', 'c'], b: ['d'], c: ['d', 'e'], d: [], e: ['c'] }
    expect(circle(new Map(Object.entries(made)))).toEqual(['c', 'e', 'c'])
  })
  it.each(Object.entries(ROOMS))('has an order for each room of /%s', (folder, rooms) => {
    expect(foldersIn(folder).sort()).toEqual(rooms.filter((room) => room !== GENERATED).sort())
  })
  it('knows only the rooms below', () => {
    const upward = [...graph].flatMap(([path, known]) =>
      known.filter((other) => goesUp(path, other)).map((other) => `${path} knows ${other}`),
    )
    expect(upward).toEqual([])
  })
  it('would show a way up', () => {
    expect(goesUp('lib/host/api.ts', 'board/Board.svelte')).toBe(true)
    expect(goesUp('board/geometry/hexes.ts', 'board/field/Zoom.svelte')).toBe(true)
    expect(goesUp('board/field/Zoom.svelte', 'board/geometry/hexes.ts')).toBe(false)
    expect(goesUp('board/field/Zoom.svelte', 'board/Board.svelte')).toBe(true)
    expect(goesUp('wire.ts', 'lib/host/api.ts')).toBe(true)
  })
})

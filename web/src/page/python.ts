// Python in a worker: the interpreter, its library and the house, all loaded from this folder.

/** The part of Pyodide's interface that is used here. */
interface Pyodide {
  FS: { mkdirTree(path: string): void; writeFile(path: string, content: Uint8Array, options: { canOwn: true }): void }
  pyimport(name: string): unknown
  runPython(code: string): unknown
}

interface Options {
  indexURL: string
  stdLibURL: string
  lockFileContents: string
  env: Record<string, string>
}

interface Loader {
  loadPyodide(options: Options): Promise<Pyodide>
}

/** The folder of the whole page; this script lies in its assets/. */
export const FOLDER = new URL('..', self.location.href).href
const HOME = '/house'
// an empty lock file, since no packages are installed
const NO_PACKAGES = JSON.stringify({
  info: { arch: 'wasm32', platform: 'emscripten', version: '0', python: '3.14', abi_version: '2026_0' },
  packages: {},
})
// Garbage collection is off during the start, and never looks at the objects made until then.
const BEGIN = `import gc, sys; gc.disable(); sys.path.insert(0, '${HOME}')`
const BEGUN = 'gc.enable(); gc.freeze()'

/** Receives the progress of loading, in bytes of the folder. */
type Arrived = (here: number, all: number) => void

/** Starts Python, imports a module of the house and returns it. Reports the progress of loading. */
export async function startPython<M>(module: string, arrived: Arrived = () => {}): Promise<M> {
  const load = new Load(arrived)
  const house = unpack('house', load)
  const library = unpack('library', load).then((content) => URL.createObjectURL(new Blob([content])))
  const { loadPyodide } = (await import(/* @vite-ignore */ `${FOLDER}py/pyodide.mjs`)) as Loader
  const python = await loadPyodide({
    indexURL: `${FOLDER}py/`,
    stdLibURL: await library,
    lockFileContents: NO_PACKAGES,
    env: { HOME: '/home/pyodide', PYTHONDONTWRITEBYTECODE: '1' },
  })
  await load.interpreter()
  layOut(python, await house)
  python.runPython(BEGIN)
  const found = python.pyimport(module) as M
  python.runPython(BEGUN)
  return found
}

/** Fetches and unpacks a file packed by python/compile.py. It is packed because many hosts do not compress unknown
 * kinds of files. */
async function unpack(name: string, load: Load): Promise<ArrayBuffer> {
  const answer = await fetch(`${FOLDER}py/${name}.pack`)
  if (!answer.ok || !answer.body) throw new Error(`${name}: ${answer.status}`)
  const counted = answer.body.pipeThrough(load.counting()).pipeThrough(new DecompressionStream('gzip'))
  return new Response(counted).arrayBuffer()
}

/** The number of bytes loaded so far. Pyodide loads the interpreter itself; it is counted once it has arrived. */
class Load {
  #sizes: Promise<Record<string, number>>
  #here = 0
  #arrived: Arrived

  constructor(arrived: Arrived) {
    this.#arrived = arrived
    this.#sizes = fetch(`${FOLDER}py/sizes.json`).then((answer) => answer.json() as Promise<Record<string, number>>)
    this.#sizes.catch(() => {}) // without sizes no progress is reported
  }

  counting(): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
    return new TransformStream({
      transform: (chunk, out) => {
        out.enqueue(chunk)
        void this.#come(() => chunk.length)
      },
    })
  }

  interpreter(): Promise<void> {
    return this.#come((sizes) => sum(Object.entries(sizes).map(([name, size]) => (name.endsWith('.pack') ? 0 : size))))
  }

  async #come(bytes: (sizes: Record<string, number>) => number): Promise<void> {
    const sizes = await this.#sizes.catch(() => null)
    if (sizes) this.#arrived((this.#here += bytes(sizes)), sum(Object.values(sizes)))
  }
}

const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0)

/** Writes the files of a pack: the length of an index, the index, and all files one after the other. */
function layOut({ FS }: Pyodide, content: ArrayBuffer): void {
  const length = new DataView(content).getUint32(0, true)
  const index = new TextDecoder().decode(new Uint8Array(content, 4, length))
  const folders = new Set<string>()
  let start = 4 + length
  for (const [name, size] of JSON.parse(index) as [string, number][]) {
    const path = `${HOME}/${name}`
    const folder = path.slice(0, path.lastIndexOf('/'))
    if (!folders.has(folder)) FS.mkdirTree(folder)
    folders.add(folder)
    FS.writeFile(path, new Uint8Array(content, start, size), { canOwn: true })
    start += size
  }
}

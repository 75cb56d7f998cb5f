// Python in a worker: the interpreter, its library and the house, all from this folder.

/** What is used of Pyodide. */
interface Pyodide {
  unpackArchive(archive: ArrayBuffer, format: 'zip', options: { extractDir: string }): void
  pyimport(name: string): unknown
  runPython(code: string): unknown
}

interface Loader {
  loadPyodide(options: { indexURL: string; lockFileContents: string; env: Record<string, string> }): Promise<Pyodide>
}

/** The folder that all of the page lies in: this script is in assets/. */
export const FOLDER = new URL('../', self.location.href).href
const HOME = '/house'
// there is nothing to be installed
const NO_PACKAGES = JSON.stringify({
  info: { arch: 'wasm32', platform: 'emscripten', version: '0', python: '3.14', abi_version: '2026_0' },
  packages: {},
})

/** Starts Python with the house at hand; tells of every file that has come. */
export async function startPython(arrived: (file: string) => void = () => {}): Promise<Pyodide> {
  const house = load('py/house.zip').then((archive) => (arrived('house.zip'), archive))
  const { loadPyodide } = (await import(/* @vite-ignore */ `${FOLDER}py/pyodide.mjs`)) as Loader
  arrived('pyodide.mjs')
  const python = await loadPyodide({
    indexURL: `${FOLDER}py/`,
    lockFileContents: NO_PACKAGES,
    env: { HOME: '/home/pyodide', PYTHONDONTWRITEBYTECODE: '1' },
  })
  arrived('pyodide.asm.wasm')
  python.unpackArchive(await house, 'zip', { extractDir: HOME })
  python.runPython(`import sys; sys.path.insert(0, '${HOME}')`)
  return python
}

async function load(path: string): Promise<ArrayBuffer> {
  const answer = await fetch(FOLDER + path)
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  return answer.arrayBuffer()
}

// Runs compile.py in the Pyodide that will run in the page: what it compiles and packs is the same on every machine.
//     node compile.mjs FOLDER
import { readFileSync } from 'node:fs'
import { loadPyodide } from 'pyodide'

const python = await loadPyodide({ env: { PYTHONHASHSEED: '0', HOME: '/home/pyodide' } })
python.FS.mkdirTree('/staged')
python.FS.mount(python.FS.filesystems.NODEFS, { root: process.argv[2] }, '/staged')
try {
  await python.runPythonAsync(readFileSync(new URL('compile.py', import.meta.url), 'utf8'))
} catch (error) {
  console.error(error.message) // without the whole of Pyodide before it
  process.exitCode = 1
}

// Runs compile.py in the Pyodide that will run in the page: what it compiles and packs is the same on every machine.
//     node compile.mjs FOLDER
import { readFileSync } from 'node:fs'
import { loadPyodide } from 'pyodide'

const python = await loadPyodide({ env: { PYTHONHASHSEED: '0', HOME: '/home/pyodide' } })
python.FS.mkdirTree('/staged')
python.FS.mount(python.FS.filesystems.NODEFS, { root: process.argv[2] }, '/staged')
const source = (name) => readFileSync(new URL(name, import.meta.url), 'utf8')
python.FS.writeFile('/home/pyodide/lean.py', source('lean.py'))
try {
    await python.runPythonAsync(source('compile.py'))
} catch (error) {
    console.error(error.message) // without the whole of Pyodide before it
    process.exitCode = 1
}

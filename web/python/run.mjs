// Runs a module of this repository in the Python of a built page, on the packed games themselves.
//     node web/python/run.mjs bench.same play build/same-page.jsonl 200 scathe
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { loadPyodide } from 'pyodide'

const packs = fileURLToPath(new URL('../../build/page/py/', import.meta.url))
const unpacked = (name) => gunzipSync(readFileSync(join(packs, `${name}.pack`)))
const library = join(mkdtempSync(join(tmpdir(), 'page-')), 'library.zip')
writeFileSync(library, unpacked('library'))
const python = await loadPyodide({ stdLibURL: library, env: { HOME: '/home/pyodide', PYTHONDONTWRITEBYTECODE: '1' } })

const house = unpacked('house')
const length = house.readUInt32LE(0)
let start = 4 + length
for (const [name, size] of JSON.parse(house.subarray(4, start))) {
    const path = `/house/${name}`
    python.FS.mkdirTree(path.slice(0, path.lastIndexOf('/')))
    python.FS.writeFile(path, house.subarray(start, (start += size)))
}
python.FS.mkdirTree('/here')
python.FS.mount(python.FS.filesystems.NODEFS, { root: process.cwd() }, '/here')

const [module, ...words] = process.argv.slice(2)
python.globals.set('words', python.toPy([module, ...words]))
try {
    process.exitCode = python.runPython(`
import os, sys
from importlib import import_module
os.chdir('/here')
sys.path[:0] = ['/house', '/here']
import_module(words[0]).main(*words[1:]) or 0
`)
} catch (error) {
    console.error(error.message) // without the whole of Pyodide before it
    process.exitCode = 1
}

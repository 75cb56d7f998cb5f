// Texts by path in IndexedDB, for theomachy/page/browser.py. Each function is one transaction. A text that is reported
// as kept has been written to disk.

type Kept = 'kept' | 'behind' | 'full' | 'other'
type Found = [path: string, text: string]
type Texts = Record<string, string | null>

const STORE = 'texts'
/** The range of all paths. */
export const ALL = ['', '\uffff']

export class Storage {
  #opened: Promise<IDBDatabase>

  constructor(name: string) {
    this.#opened = open(name)
    this.#opened.catch(() => {}) // reported by the first read or write
  }

  /** Returns the texts of some paths as JSON; an empty text if storage cannot be read. */
  async get(paths: string): Promise<string> {
    return this.#read(async (store) => {
      const wanted = JSON.parse(paths) as string[]
      const texts = await Promise.all(wanted.map((path) => done<string | undefined>(store.get(path))))
      return texts.map((text) => text ?? null)
    })
  }

  /** Returns paths and texts of some ranges as JSON, each from a start and before a stop. If `last` is not 0, only that
   * many are taken from the end of each range. */
  async scan(ranges: string, last: number): Promise<string> {
    return this.#read(async (store) => {
      const bounds = (JSON.parse(ranges) as [string, string][]).map(([start, stop]) =>
        IDBKeyRange.bound(start, stop, false, true),
      )
      const found = await Promise.all(bounds.map((range) => (last ? newest(store, range, last) : all(store, range))))
      return found.flat()
    })
  }

  /** Writes all texts if every path in `found` still has the text given there, else none. */
  async commit(texts: string, found: string): Promise<Kept> {
    try {
      const transaction = (await this.#opened).transaction(STORE, 'readwrite', { durability: 'strict' })
      const store = transaction.objectStore(STORE)
      const ended = end(transaction)
      const expected = Object.entries(JSON.parse(found) as Texts)
      const there = await Promise.all(expected.map(([path]) => done<string | undefined>(store.get(path))))
      if (expected.some(([, text], n) => (there[n] ?? null) !== text)) {
        transaction.abort()
        await ended.catch(() => {})
        return 'behind'
      }
      for (const [path, text] of Object.entries(JSON.parse(texts) as Texts)) {
        if (text === null) store.delete(path)
        else store.put(text, path)
      }
      await ended
      return 'kept'
    } catch (error) {
      console.warn('not kept', error)
      return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'other'
    }
  }

  async #read(look: (store: IDBObjectStore) => Promise<unknown>): Promise<string> {
    try {
      const transaction = (await this.#opened).transaction(STORE, 'readonly')
      return JSON.stringify(await look(transaction.objectStore(STORE)))
    } catch (error) {
      console.warn('not read', error)
      return ''
    }
  }
}

/** Opens the database. Rejects where storage is blocked. */
async function open(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(STORE)
  return done(request)
}

async function all(store: IDBObjectStore, range: IDBKeyRange): Promise<Found[]> {
  const [paths, texts] = await Promise.all([
    done(store.getAllKeys(range)),
    done<string[]>(store.getAll(range) as IDBRequest<string[]>),
  ])
  return paths.map((path, n) => [path as string, texts[n] ?? ''])
}

/** Reads the last few texts of a range, in their order, without reading the others. */
function newest(store: IDBObjectStore, range: IDBKeyRange, most: number): Promise<Found[]> {
  return new Promise((resolve, reject) => {
    const found: Found[] = []
    const request = store.openCursor(range, 'prev')
    request.onerror = () => reject(request.error)
    request.onsuccess = () => {
      const cursor = request.result
      if (cursor) found.unshift([cursor.key as string, cursor.value as string])
      if (cursor && found.length < most) cursor.continue()
      else resolve(found)
    }
  })
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

function end(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
  })
}

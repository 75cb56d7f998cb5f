// The first worker: the house itself, in Python. Requests that come before it has started wait for it.
import { Thinker } from './thinker'
import type { FromEngine, ToEngine } from './messages'
import { FOLDER, startPython } from './python'
import { ALL, Storage } from './storage'

/** The Python class theomachy.page.tab.Tab. */
interface House {
  ask(method: string, path: string, body: string): Promise<string>
  open(line: number, match: string, lang: string): Promise<void>
  hear(line: number, text: string): void
  close(line: number): void
  hear_news(match: string, notice: string): void
}

/** The Python module theomachy.page.tab. */
interface Beginning {
  begin(browser: unknown): Promise<House>
}

const tell = (message: FromEngine): void => self.postMessage(message)

export function runEngine(): void {
  const storage = new Storage(FOLDER)
  const house = begin(storage)
  house.then(
    () => tell({ type: 'ready' }),
    (error) => {
      console.error(error)
      tell({ type: 'failed' })
    },
  )
  self.onmessage = ({ data }: MessageEvent<ToEngine>) => {
    if (data.type === 'all') void storage.scan(JSON.stringify([ALL]), 0).then((text) => tell({ type: 'all', text }))
    else void house.then((house) => obey(house, data))
  }
}

async function begin(storage: Storage): Promise<House> {
  const others = otherTabs()
  const thinker = new Thinker()
  const tab = await startPython<Beginning>('theomachy.page.tab', (here, all) => tell({ type: 'loaded', here, all }))
  const house = await tab.begin({
    get: (paths: string) => storage.get(paths),
    scan: (ranges: string, last: number) => storage.scan(ranges, last),
    commit: async (texts: string, found: string) => {
      const kept = await storage.commit(texts, found)
      if (kept === 'full' || kept === 'other') tell({ type: 'unkept', why: kept })
      return kept
    },
    publish: (match: string, notice: string) => others?.postMessage([match, notice]),
    send: (line: number, text: string) => tell({ type: 'heard', line, text }),
    hang_up: (line: number, code: number) => tell({ type: 'closed', line, code }),
    think: (thought: string) => thinker.think(thought),
  })
  others?.addEventListener('message', ({ data: [match, notice] }: MessageEvent<[string, string]>) =>
    house.hear_news(match, notice),
  )
  return house
}

/** Opens the channel to the other tabs of this page; null where the browser blocks it, as it then blocks storage. */
function otherTabs(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(FOLDER)
  } catch {
    return null
  }
}

async function obey(house: House, message: Exclude<ToEngine, { type: 'all' }>): Promise<void> {
  if (message.type === 'open') void house.open(message.line, message.match, message.lang)
  else if (message.type === 'say') house.hear(message.line, message.text)
  else if (message.type === 'close') house.close(message.line)
  else {
    const answer = await house.ask(message.method, message.path, message.body)
    const space = answer.indexOf(' ')
    const status = Number(answer.slice(0, space))
    tell({ type: 'answer', id: message.id, status, text: answer.slice(space + 1) })
  }
}

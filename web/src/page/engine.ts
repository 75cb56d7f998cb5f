// The first worker: the house itself, in Python. Whatever is asked before it stands waits for it.
import { Thinker } from './thinker'
import type { FromEngine, ToEngine } from './messages'
import { FOLDER, startPython } from './python'
import { Storage } from './storage'

/** theomachy.page.tab.Tab */
interface House {
  ask(method: string, path: string, body: string): Promise<string>
  open(line: number, match: string, lang: string): Promise<void>
  hear(line: number, text: string): void
  close(line: number): void
  hear_news(match: string, n: number): void
}

/** theomachy.page.tab */
interface Beginning {
  begin(browser: unknown): Promise<House>
}

const tell = (message: FromEngine): void => self.postMessage(message)

export function runEngine(): void {
  const house = begin()
  house.then(
    () => tell({ type: 'ready' }),
    (error) => {
      console.error(error)
      tell({ type: 'failed' })
    },
  )
  self.onmessage = ({ data }: MessageEvent<ToEngine>) => void house.then((house) => obey(house, data))
}

async function begin(): Promise<House> {
  const storage = new Storage(FOLDER)
  const others = new BroadcastChannel(FOLDER)
  const thinker = new Thinker()
  const tab = await startPython<Beginning>('theomachy.page.tab', (what) => tell({ type: 'loaded', what }))
  const house = await tab.begin({
    get: (paths: string) => storage.get(paths),
    scan: (folder: string, last: number) => storage.scan(folder, last),
    commit: (texts: string, found: string) => storage.commit(texts, found),
    publish: (match: string, n: number) => others.postMessage([match, n]),
    send: (line: number, text: string) => tell({ type: 'heard', line, text }),
    hang_up: (line: number, code: number) => tell({ type: 'closed', line, code }),
    think: (thought: string) => thinker.think(thought),
  })
  others.onmessage = ({ data: [match, n] }: MessageEvent<[string, number]>) => house.hear_news(match, n)
  return house
}

async function obey(house: House, message: ToEngine): Promise<void> {
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

// A server as a host: HTTP with a token against forged requests (CSRF), and a web socket.
import type { Me } from '../../wire'
import type { Answer, Host, Listener, TableLine } from './host'

const FORBIDDEN = 403

export class Server implements Host {
  readonly alone = false
  readonly server = ''
  #greeting: Promise<Answer> | undefined

  ask(method: string, path: string, body?: string): Promise<Answer> {
    const answer = this.#ask(method, path, body)
    if (method === 'GET' && path.startsWith('/me?')) this.#greet(answer)
    return answer
  }

  open(match: string, lang: string, { hear, closed }: Listener): TableLine {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:'
    const path = `/api/matches/${encodeURIComponent(match)}/live?lang=${lang}`
    const socket = new WebSocket(`${scheme}//${location.host}${path}`)
    socket.onmessage = (event) => hear(event.data as string)
    socket.onclose = (event) => closed(event.code)
    return {
      get isOpen() {
        return socket.readyState === WebSocket.OPEN
      },
      send: (text) => socket.send(text),
      close: () => socket.close(),
    }
  }

  async #ask(method: string, path: string, body?: string): Promise<Answer> {
    const headers: Record<string, string> = { accept: 'application/json' }
    if (method !== 'GET') {
      headers['content-type'] = 'application/json'
      headers['x-csrftoken'] = await this.#token()
    }
    let answer = await fetch(`/api${path}`, { method, headers, body })
    if (answer.status === FORBIDDEN && method !== 'GET' && (await this.#isRenewed(headers)))
      answer = await fetch(`/api${path}`, { method, headers, body })
    return { status: answer.status, text: await answer.text() }
  }

  /** Keeps the request that creates an account. A request that changes something waits for it and uses its token;
   * a second greeting at the same time would create another account. */
  #greet(answer: Promise<Answer>): void {
    this.#greeting = answer
    answer.catch(() => (this.#greeting = undefined))
  }

  async #token(): Promise<string> {
    const { text } = await (this.#greeting ?? this.ask('GET', '/me?'))
    return (JSON.parse(text) as Partial<Me>).token ?? ''
  }

  /** Fetches a new token, because the cookie was deleted or the server was replaced. Returns true if it has changed. */
  async #isRenewed(headers: Record<string, string>): Promise<boolean> {
    const before = headers['x-csrftoken']
    this.#greeting = undefined
    headers['x-csrftoken'] = await this.#token()
    return headers['x-csrftoken'] !== before
  }
}

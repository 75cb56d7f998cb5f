// The server over HTTP: adds /api, the language and the token against forged requests.
import type { Me, Sentence } from '../wire'
import { settings } from './settings.svelte'
import { say } from './words'

/** A "no" in one sentence, with the clause behind it if a rule says so. `status` 0: nobody answered. */
export class Refusal extends Error {
  readonly text: string
  readonly clause?: string
  readonly status: number

  constructor(reason: Sentence, status: number) {
    super(reason.text)
    this.text = reason.text
    this.clause = reason.clause
    this.status = status
  }
}

export function get<T>(path: string): Promise<T> {
  return json(ask('GET', path))
}

export function post<T>(path: string, body: unknown): Promise<T> {
  return json(ask('POST', path, body))
}

export function put<T>(path: string, body: unknown): Promise<T> {
  return json(ask('PUT', path, body))
}

export function remove<T>(path: string): Promise<T> {
  return json(ask('DELETE', path))
}

let greeting: Promise<Me> | undefined
let greeted = '' // in which language

/** Who one is. A newcomer becomes somebody by asking, and somebody else by asking twice: all wait for the one answer.
 * In another language one is called otherwise: then it is asked again, after that. */
export function me(): Promise<Me> {
  if (!greeting || greeted !== settings.lang) {
    const before = greeting?.catch(() => undefined)
    greeted = settings.lang
    const asked = Promise.resolve(before).then(() => get<Me>('/me'))
    greeting = asked.catch((error) => {
      greeting = undefined
      throw error
    })
  }
  return greeting
}

/** What is no JSON: a record. */
export async function text(path: string): Promise<string> {
  return (await ask('GET', path)).text()
}

/** One sentence about whatever went wrong. */
export function reason(error: unknown): Sentence {
  return error instanceof Refusal ? { text: error.text, clause: error.clause } : { text: say('error-server') }
}

async function json<T>(answer: Promise<Response>): Promise<T> {
  const body = await (await answer).text()
  return (body ? JSON.parse(body) : undefined) as T
}

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { accept: 'application/json' }
  if (method !== 'GET') {
    headers['content-type'] = 'application/json'
    headers['x-csrftoken'] = await token()
  }
  let answer: Response
  try {
    answer = await fetch(address(path), {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    })
  } catch {
    throw new Refusal({ text: say('error-line') }, 0)
  }
  if (!answer.ok) throw new Refusal(await why(answer), answer.status)
  return answer
}

function address(path: string): string {
  return `/api${path}${path.includes('?') ? '&' : '?'}lang=${settings.lang}`
}

async function token(): Promise<string> {
  const kept = () => /(?:^|; )csrftoken=([^;]*)/.exec(document.cookie)?.[1]
  await me()
  if (!kept()) await get('/me') // thrown away since
  return decodeURIComponent(kept() ?? '')
}

async function why(answer: Response): Promise<Sentence> {
  try {
    const { error } = await answer.json()
    if (error?.text) return error
  } catch {
    // not ours: a page of something between us and the server
  }
  return { text: say(answer.status > 501 ? 'error-line' : 'error-server') }
}

// What is asked of the host outside a table, in the language that is spoken; a "no" is thrown.
import type { Me, Sentence } from '../../wire'
import { host, type Answer } from './host'
import { settings } from '../browser/settings.svelte'
import { say } from '../language/words'

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
  return (await ask('GET', path)).text
}

/** One sentence about whatever went wrong. */
export function reason(error: unknown): Sentence {
  return error instanceof Refusal ? { text: error.text, clause: error.clause } : { text: say('error-server') }
}

async function json<T>(answer: Promise<Answer>): Promise<T> {
  const { text } = await answer
  return (text ? JSON.parse(text) : undefined) as T
}

const TRIES = 3
const MOST_WAIT_S = 10

/** What only shows something is asked again where the host says that it has too much to do, and when to come back. */
async function ask(method: string, path: string, body?: unknown): Promise<Answer> {
  for (let tries = 1; ; tries++) {
    const answer = await askOnce(method, path, body)
    if (answer.status < 400) return answer
    const after = retryAfter(answer)
    const waits = method === 'GET' && tries < TRIES && after > 0 && after <= MOST_WAIT_S
    if (!waits) throw new Refusal(why(answer), answer.status)
    await new Promise((resolve) => setTimeout(resolve, after * 1000))
  }
}

async function askOnce(method: string, path: string, body?: unknown): Promise<Answer> {
  try {
    return await host().ask(method, address(path), body === undefined ? undefined : JSON.stringify(body))
  } catch {
    throw new Refusal({ text: say('error-line') }, 0)
  }
}

function address(path: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}lang=${settings.lang}`
}

/** Seconds after which the same may be asked again; 0 where nobody has said so. */
function retryAfter(answer: Answer): number {
  try {
    return JSON.parse(answer.text).retry_after ?? 0
  } catch {
    return 0 // not ours
  }
}

function why(answer: Answer): Sentence {
  try {
    const { error } = JSON.parse(answer.text)
    if (error?.text) return error
  } catch {
    // not ours: a page of something between us and the server
  }
  return { text: say(answer.status > 501 ? 'error-line' : 'error-server') }
}

// Requests to the host outside a table, in the language of the player. A refusal is thrown.
import type { Me, Sentence } from '../../wire'
import { host, type Answer } from './host'
import { settings } from '../browser/settings.svelte'
import { say } from '../language/words'

/** A refusal in one sentence, with the clause of the rule behind it if there is one. Status 0: no answer came. */
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
let greeted = '' // the language of the greeting

/** Returns the account of this browser. The first request creates it and a second one at the same time would create
 * another, so all callers share one request. A guest's name depends on the language: after a change it is asked again. */
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

/** Returns an answer that is not JSON, such as a record. */
export async function text(path: string): Promise<string> {
  return (await ask('GET', path)).text
}

/** Returns one sentence about an error. */
export function reason(error: unknown): Sentence {
  return error instanceof Refusal ? { text: error.text, clause: error.clause } : { text: say('error-server') }
}

async function json<T>(answer: Promise<Answer>): Promise<T> {
  const { text } = await answer
  return (text ? JSON.parse(text) : undefined) as T
}

const TRIES = 3
const MOST_WAIT_S = 10

/** Sends a request. A GET is repeated if the host is overloaded and says how soon to come back. */
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

/** Returns the seconds after which the host allows another try; 0 if it names none. */
function retryAfter(answer: Answer): number {
  try {
    return JSON.parse(answer.text).retry_after ?? 0
  } catch {
    return 0 // an answer from a proxy
  }
}

function why(answer: Answer): Sentence {
  try {
    const { error } = JSON.parse(answer.text)
    if (error?.text) return error
  } catch {
    // an answer from a proxy between this browser and the server
  }
  return { text: say(answer.status > 501 ? 'error-line' : 'error-server') }
}

// Announcements for screen readers: requests at once, events gathered and at most every 700 ms.
import type { ChronicleLine, Remark, Request, Scene } from '../../wire'
import { say } from '../../lib/language/words'
import { fullLabel } from '../options/choices'

const EVERY = 700
const MOST = 4

export class Announcer {
  loud = $state('')
  soft = $state('')
  #heard = -1
  #remarked = 0
  #waiting: string[] = [] // what happened: of much, only the last is said
  #remarks: string[] = [] // what people said: every word of it
  #timer = 0

  request(request: Request, scene: Scene): void {
    const options = request.options ?? []
    const named = options
      .slice(0, MOST)
      .map((option) => fullLabel(option, scene))
      .join(', ')
    this.loud =
      options.length > 0
        ? say('table-announce', { question: request.question, n: options.length, options: named })
        : request.question
  }

  events(lines: ChronicleLine[]): void {
    const before = this.#heard
    this.#heard = lines.length
    if (before < 0 || lines.length <= before) return
    this.#waiting.push(...lines.slice(before).map((line) => line.text))
    this.#soon()
  }

  /** Reads a remark out, once. */
  remark(remark: Remark | undefined, who: string): void {
    if (!remark || remark.n <= this.#remarked) return
    this.#remarked = remark.n
    this.#remarks.push(say('phrases-said-by', { who, text: remark.text }))
    this.#soon()
  }

  #soon(): void {
    if (!this.#timer) this.#timer = window.setTimeout(() => this.#speak(), EVERY)
  }

  /** Forgets what waits to be announced, since it is in another language. */
  hush(): void {
    this.loud = this.soft = ''
    this.#waiting = []
    this.#remarks = []
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  #speak(): void {
    this.#timer = 0
    this.soft = [...this.#remarks, ...this.#waiting.slice(-MOST)].join(' ')
    this.#waiting = []
    this.#remarks = []
  }
}

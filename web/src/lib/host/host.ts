// The host of the client: a server, or the whole house in its own tab. Both take requests and open lines to tables.

export interface Answer {
  status: number // an HTTP status code
  text: string // JSON, or the plain text of a record
}

/** A connection to a table. */
export interface TableLine {
  readonly isOpen: boolean
  send(text: string): void
  close(): void
}

export interface Listener {
  hear(text: string): void
  closed(code: number): void // with the close code of a web socket
}

export interface Host {
  /** True if no other computer can reach it, so that friends cannot be invited. */
  readonly alone: boolean
  /** The address of a server that this page recommends; empty for none. */
  readonly server: string
  /** Sends a request and rejects if no answer comes. The path begins after /api. */
  ask(method: string, path: string, body?: string): Promise<Answer>
  open(match: string, lang: string, listener: Listener): TableLine
}

let here: Host | undefined

export const host = (): Host => here!

/** Sets the host, once, before the first request. */
export function settle(at: Host): void {
  here = at
}

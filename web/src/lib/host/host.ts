// What the client is at: a server, or the whole house in its own tab. One way to ask, one line to a table.

export interface Answer {
  status: number // as HTTP counts them
  text: string // JSON, or a record as it is
}

/** The line to a table. It is closed with a code, as a socket is. */
export interface TableLine {
  readonly isOpen: boolean
  send(text: string): void
  close(): void
}

export interface Listener {
  hear(text: string): void
  closed(code: number): void
}

export interface Host {
  /** Nobody else can reach it: friends by a link need a server. */
  readonly alone: boolean
  /** The address of a server that whoever put the page there offers; empty for none. */
  readonly server: string
  /** Rejects if nobody answers. The path begins after /api. */
  ask(method: string, path: string, body?: string): Promise<Answer>
  open(match: string, lang: string, listener: Listener): TableLine
}

let here: Host | undefined

export const host = (): Host => here!

/** Said once, before anything is asked. */
export function settle(at: Host): void {
  here = at
}

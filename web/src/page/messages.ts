// What the tab and its worker say to each other.

export type ToEngine =
  | { type: 'ask'; id: number; method: string; path: string; body: string }
  | { type: 'open'; line: number; match: string; lang: string }
  | { type: 'say'; line: number; text: string }
  | { type: 'close'; line: number }

export type FromEngine =
  | { type: 'answer'; id: number; status: number; text: string }
  | { type: 'heard'; line: number; text: string }
  | { type: 'closed'; line: number; code: number }
  | { type: 'loaded'; what: string }
  | { type: 'ready' }
  | { type: 'failed' }

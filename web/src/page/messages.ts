// The messages between the tab and its first worker.

export type ToEngine =
  | { type: 'ask'; id: number; method: string; path: string; body: string }
  | { type: 'open'; line: number; match: string; lang: string }
  | { type: 'say'; line: number; text: string }
  | { type: 'close'; line: number }
  | { type: 'all' }

export type FromEngine =
  | { type: 'answer'; id: number; status: number; text: string }
  | { type: 'heard'; line: number; text: string }
  | { type: 'closed'; line: number; code: number }
  | { type: 'loaded'; here: number; all: number } // bytes
  | { type: 'unkept'; why: 'full' | 'other' }
  | { type: 'all'; text: string } // everything in storage; empty if it cannot be read
  | { type: 'ready' }
  | { type: 'failed' }

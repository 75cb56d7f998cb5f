// This page's part of the dice. It is promised by its hash; once all have promised theirs it is opened, and then every
// part is held against its promise. So not even somebody who knows the server's seed can choose dice.

import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, randomBytes } from '@noble/hashes/utils.js'
import type { Seat } from '../../wire'

interface Kept {
  nonce: string
  promised: string[]
}

const promiseOf = (nonce: string): string => bytesToHex(sha256(hexToBytes(nonce)))

export class DiceShare {
  #place: string
  #kept: Kept

  constructor(match: string) {
    this.#place = `theomachy-dice-${match}`
    this.#kept = this.#load() ?? { nonce: bytesToHex(randomBytes(16)), promised: [] }
  }

  /** Returns the promise that is sent when sitting down. The nonce is kept first, since it has to be opened later. */
  promise(): string {
    this.#keep(this.#kept.promised)
    return promiseOf(this.#kept.nonce)
  }

  /** Returns the nonce and all promises once everybody has promised; null before. The promises are kept for `holds`. */
  open(seats: Seat[]): { nonce: string; promised: string[] } | null {
    const promised = seats.map((seat) => seat.promised ?? '')
    if (!promised.every(Boolean)) return null
    this.#keep(promised)
    return { nonce: this.#kept.nonce, promised }
  }

  /** Returns true if all nonces match their promises. Without promises kept here there is nothing to check. */
  holds(nonces: string[]): boolean {
    return this.#kept.promised.every((promise, seat) => promiseOf(nonces[seat] ?? '') === promise)
  }

  #keep(promised: string[]): void {
    this.#kept = { ...this.#kept, promised }
    try {
      localStorage.setItem(this.#place, JSON.stringify(this.#kept))
    } catch {
      // a browser that keeps nothing: it holds as long as the page is open
    }
  }

  #load(): Kept | null {
    try {
      return JSON.parse(localStorage.getItem(this.#place) ?? 'null') as Kept | null
    } catch {
      return null
    }
  }
}

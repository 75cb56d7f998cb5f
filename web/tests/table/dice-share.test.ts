import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DiceShare } from '../../src/table/connection/dice-share'
import type { Seat } from '../../src/wire'

const kept = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
})
beforeEach(() => kept.clear())

const seat = (promised?: string): Seat => ({ name: '', who: '', kind: 'person', mine: true, here: true, promised })

describe('DiceShare', () => {
  it('opens its nonce once all have promised', () => {
    const share = new DiceShare('m')
    const promise = share.promise()
    expect(promise).toMatch(/^[0-9a-f]{64}$/)
    expect(share.open([seat(promise), seat()])).toBeNull()
    const part = share.open([seat(promise), seat('b'.repeat(64))])!
    expect(part.nonce).toMatch(/^[0-9a-f]{32}$/)
    expect(part.promised).toEqual([promise, 'b'.repeat(64)])
  })
  it('holds what is opened against what was promised', () => {
    const [red, blue] = [new DiceShare('red'), new DiceShare('blue')]
    const seats = [seat(red.promise()), seat(blue.promise())]
    const nonces = [red.open(seats)!.nonce, blue.open(seats)!.nonce]
    expect(red.holds(nonces)).toBe(true)
    expect(red.holds([nonces[0]!, 'f'.repeat(32)])).toBe(false)
    expect(new DiceShare('another').holds(nonces)).toBe(true)
  })
  it('keeps its part when the page is loaded again', () => {
    expect(new DiceShare('m').promise()).toBe(new DiceShare('m').promise())
    expect(new DiceShare('m').promise()).not.toBe(new DiceShare('n').promise())
  })
})

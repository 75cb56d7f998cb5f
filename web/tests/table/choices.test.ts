import { describe, expect, it } from 'vitest'
import {
  bare,
  CHIPS,
  choices,
  fullLabel,
  inReach,
  meant,
  onBoard,
  standsThere,
  yesAndNo,
} from '../../src/table/options/choices'
import type { Option } from '../../src/wire'
import { option, scene } from '../kit'

const many = (n: number, more: (k: number) => Partial<Option>) =>
  Array.from({ length: n }, (_, k) => option(`o${k}`, more(k)))

describe('choices', () => {
  it('shows few options each for itself', () => {
    const all = choices(many(CHIPS, () => ({ piece: 'a' })))
    expect(all.map((choice) => choice.key)).toEqual(['o0', 'o1', 'o2', 'o3', 'o4', 'o5', 'o6'])
  })
  it('puts many options of one piece together', () => {
    const all = choices(many(10, (k) => ({ piece: k < 6 ? 'a' : `p${k}` })))
    expect(all).toHaveLength(5)
    expect(all[0]).toMatchObject({ key: 'piece a', piece: 'a' })
    expect(all[0]!.options).toHaveLength(6)
    expect(all[1]!.option!.key).toBe('o6')
  })
  it('shows them singly if all are of one piece', () => {
    expect(choices(many(9, () => ({ piece: 'a' })))).toHaveLength(9)
  })
  it('puts leaving last, all of it together', () => {
    const leave = [option('l1', { role: 'leave' }), option('l2', { role: 'leave' })]
    const all = choices([...leave, option('go')])
    expect(all.map((choice) => choice.key)).toEqual(['go', '=leave'])
    expect(choices([leave[0]!, option('go')]).map((choice) => choice.key)).toEqual(['go', 'l1'])
    expect(choices(leave).map((choice) => choice.key)).toEqual(['l1', 'l2'])
  })
})

describe('what the bar has room for', () => {
  const there = scene({ a: {} })
  it('keeps what is nowhere on the board', () => {
    const all = choices([...many(9, (k) => ({ zone: `z${k}` })), option('pass')])
    const shown = inReach(all, there, false)
    expect(shown).toHaveLength(CHIPS - 1)
    expect(shown.at(-1)!.key).toBe('pass')
    expect(inReach(all, there, true).map((choice) => choice.key)).toEqual(['o0', 'pass'])
  })
  it('knows what lies on the board', () => {
    expect(onBoard(there, choices([option('x', { piece: 'a' })])[0]!)).toBe(true)
    expect(onBoard(there, choices([option('x', { piece: 'gone' })])[0]!)).toBe(false)
    expect(bare(choices([option('x', { zone: '0,0' })])[0]!)).toBe(true)
    expect(bare(choices([option('x', { zone: '0,0', piece: 'a' })])[0]!)).toBe(false)
  })
})

describe('words', () => {
  it('yes comes before no', () => {
    const [no, yes] = choices([option('no', { role: 'decline' }), option('strike')])
    expect(yesAndNo([no!, yes!])!.map((choice) => choice.key)).toEqual(['strike', 'no'])
    expect(yesAndNo([yes!, yes!])).toBeNull()
    expect(yesAndNo([yes!])).toBeNull()
  })
  it('names the piece whose line it is, unless the label does', () => {
    const there = scene({ a: { name: 'Titus' } })
    expect(fullLabel(option('Bash', { piece: 'a', line: 0 }), there)).toBe('Titus: Bash')
    expect(fullLabel(option('Titus bashes', { piece: 'a', line: 0 }), there)).toBe('Titus bashes')
    expect(fullLabel(option('Bash', { piece: 'a' }), there)).toBe('Bash')
  })
  it('tells who stands on a place', () => {
    const there = scene({ a: { name: 'Titus', zone: '1,1' }, flag: { name: 'Banner', zone: '1,1', style: 'banner' } })
    expect(standsThere(option('here', { zone: '1,1' }), there)).toBe('Titus')
    expect(standsThere(option('Titus', { zone: '1,1' }), there)).toBe('')
    expect(standsThere(option('here', { zone: '2,2' }), there)).toBe('')
  })
  it('finds what a typed word means', () => {
    const all = [option('Shield Bash'), option('Shield Wall'), option('Charge'), option('Recharge')]
    const key = (typed: string) => meant(all, scene(), typed)?.key
    expect(key('2')).toBe('Shield Wall')
    expect(key('charge')).toBe('Charge')
    expect(key('re')).toBe('Recharge')
    expect(key('wall')).toBe('Shield Wall')
    expect(key('shield')).toBeUndefined()
    expect(key('9')).toBeUndefined()
    expect(key('  ')).toBeUndefined()
  })
})

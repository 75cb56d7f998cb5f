import { describe, expect, it } from 'vitest'
import { beats, BLOW, lasts, LOOK, rests, THROW, travels } from '../../src/table/playback/beats'
import { scene, step } from '../kit'

const roll = (face: string, question = 'hit') => ({ faces: [face], question, seat: 0 })
const before = scene({ a: { at: [0, 0] }, b: { at: [0, 0] } })
const both = { pieces: { a: { at: [100, 0] }, b: { at: [0, 100] } } }

describe('beats', () => {
  it('lets pieces move one after the other, as they are told of', () => {
    const lines = [
      { text: 'a moves', pieces: ['a'] },
      { text: 'b moves', pieces: ['b'] },
    ]
    const [first, ...others] = beats(before, step(lines, { scene: both }))
    expect(first!.told).toBe(1)
    expect(first!.scene!.pieces.a!.at).toEqual([100, 0])
    expect(first!.scene!.pieces.b!.at).toEqual([0, 0])
    expect(others).toEqual([]) // the last move is how the step ends
  })
  it('keeps the last move if another piece is told of nowhere', () => {
    const seen = beats(before, step([{ text: 'a moves', pieces: ['a'] }], { scene: both }))
    expect(seen).toHaveLength(1)
  })
  it('lets dice fall where they are told', () => {
    const lines = [
      { text: 'a moves', pieces: ['a'] },
      { text: 'a rolls', kind: 'roll' as const },
      { text: 'b moves', pieces: ['b'] },
    ]
    const seen = beats(before, step(lines, { scene: both, rolls: [roll('6')] }))
    expect(seen.map((beat) => [beat.told, beat.roll?.faces])).toEqual([
      [1, undefined],
      [1, ['6']],
    ])
  })
  it('lets dice fall together that are rolled for the same reason', () => {
    const seen = beats(before, step([], { rolls: [roll('1'), roll('2'), roll('3', 'damage')] }))
    expect(seen.map((beat) => beat.roll!.faces)).toEqual([['1', '2'], ['3']])
  })
  it('begins with the dice if the lines do not tell of each', () => {
    const seen = beats(before, step([{ text: 'a moves', pieces: ['a'] }], { scene: both, rolls: [roll('5')] }))
    expect(seen[0]!.roll!.faces).toEqual(['5'])
  })
  it('is empty where only words change', () => {
    expect(beats(before, step([{ text: 'a new round' }]))).toEqual([])
  })
})

describe('times', () => {
  it('a way takes as long as it is, within bounds', () => {
    const to = (x: number) => scene({ a: { at: [x, 0] }, b: { at: [0, 0] } })
    expect(travels(before, before)).toBe(0)
    expect(travels(before, to(10))).toBe(220)
    expect(travels(before, to(15_240))).toBe(440)
    expect(travels(before, to(1_000_000))).toBe(900)
  })
  it('a piece that was touched is looked at', () => {
    const touched = step([], { scene: { pieces: { a: { name: 'A' } } } })
    expect(rests(touched, before, before)).toBe(BLOW)
    expect(rests(step([]), before, before)).toBe(0)
  })
  it('a step lasts as long as its throws and its ways', () => {
    expect(lasts(step([]))).toBe(0)
    expect(lasts(step([], { rolls: [roll('1'), roll('2')] }))).toBe(THROW + LOOK)
    expect(lasts(step([], { scene: both }))).toBe(2 * BLOW)
    expect(lasts(step([], { scene: { pieces: { a: null } } }))).toBe(BLOW)
  })
})

import { describe, expect, it } from 'vitest'
import { chancesOf, inShort, outlooks, ownCost, sharedCost } from '../../src/board/options/outlook'
import { piece, scene, verdict } from '../kit'

const inspire = { label: 'inspire', value: 1 }
const fatigue = { label: 'fatigue', value: 3 }

describe('the outlook of a question', () => {
  it('says nothing of the next die while one is in hand', () => {
    const table = scene({ hero: piece({ owner: 0 }), foe: piece({ owner: 1 }) })
    table.chances = { hero: { '6': 0.25 }, foe: { '6': 0.5 } }
    expect(chancesOf(table, 'hero', { seat: 0, faces: ['6'] })).toEqual({})
    expect(chancesOf(table, 'foe', { seat: 0, faces: ['6'] })).toEqual({ '6': 0.5 })
    expect(chancesOf(table, 'hero', null)).toEqual({ '6': 0.25 })
  })
  it('is of the option that is looked at, else of the one that names the piece', () => {
    const options = [
      { key: 'a', label: '', piece: 'knight' },
      { key: 'b', label: '', piece: 'sage' },
    ]
    const verdicts = {
      a: verdict({ changes: [{ piece: 'knight', before: 11, after: 4 }] }),
      b: verdict({
        changes: [
          { piece: 'sage', before: 9, after: 4 },
          { piece: 'knight', before: 11, after: 10 },
        ],
      }),
      c: verdict({ changes: [{ piece: 'sage', before: 9, after: 1, key: 'sage' }] }),
    }
    expect(outlooks(options, verdicts, null)).toEqual({
      knight: { before: 11, after: 4, hot: false },
      sage: { before: 9, after: 4, hot: false },
    })
    expect(outlooks(options, verdicts, 'b').knight).toEqual({ before: 11, after: 10, hot: true })
    expect(outlooks(options, verdicts, 'c').sage).toEqual({ before: 9, after: 1, hot: true })
  })
  it('tells what all options cost from what one costs besides', () => {
    const options = [
      { key: '1', label: '', cost: [fatigue] },
      { key: '6', label: '', cost: [inspire, fatigue] },
    ]
    expect(sharedCost(options)).toEqual([fatigue])
    expect(ownCost(options[1]!, sharedCost(options))).toEqual([inspire])
    expect(sharedCost([...options, { key: '0', label: '' }])).toEqual([])
    expect(sharedCost([])).toEqual([])
  })
  it('says in short what all options cost, and how much where that is the same', () => {
    const option = (value: number) => ({
      key: `${value}`,
      label: '',
      cost: [{ label: 'tokens', value, brief: `${value} ACT` }],
    })
    expect(inShort([option(2), option(2)])).toEqual(['2 ACT'])
    expect(inShort([option(1), option(2)])).toEqual(['tokens'])
    expect(inShort([{ key: 'a', label: '', cost: [fatigue] }])).toEqual(['fatigue'])
  })
})

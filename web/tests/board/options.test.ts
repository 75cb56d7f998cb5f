import { describe, expect, it } from 'vitest'
import { byPlace, membersOf, parse, pieceAt, zoneAt } from '../../src/board/options/options'
import type { Option, Piece } from '../../src/wire'
import { option, scene } from '../kit'

const there = scene({ unit: { zone: '' }, m1: { of: 'unit' }, m2: { of: 'unit' }, hero: {} })
const onBoard = (piece: Piece) => piece.zone !== ''
const laid = (options: Option[], by?: string) =>
  Object.fromEntries([...byPlace(options, there, by, onBoard)].map(([place, all]) => [place, all.map((o) => o.key)]))

describe('places', () => {
  it('are read as they are written', () => {
    expect(parse(pieceAt('a:b'))).toEqual({ piece: 'a:b' })
    expect(parse(zoneAt('1,2'))).toEqual({ zone: '1,2' })
  })
  it('of a piece or a zone have their options in order', () => {
    const options = [option('1', { piece: 'hero' }), option('2', { zone: '1,1' }), option('3', { piece: 'hero' })]
    expect(laid(options)).toEqual({ 'p:hero': ['1', '3'], 'z:1,1': ['2'] })
  })
  it('of a unit off the board are all that belong to it', () => {
    expect(laid([option('1', { piece: 'unit' })])).toEqual({ 'p:unit': ['1'], 'p:m1': ['1'], 'p:m2': ['1'] })
    expect(membersOf(there, 'unit')).toEqual(['m1', 'm2'])
  })
  it('of a line without a piece are where the acting piece stands', () => {
    expect(laid([option('1', { line: 0 })], 'hero')).toEqual({ 'p:hero': ['1'] })
    expect(laid([option('1')], 'hero')).toEqual({})
  })
})

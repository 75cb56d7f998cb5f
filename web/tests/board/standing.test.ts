import { describe, expect, it } from 'vitest'
import { inHex, shapeOf } from '../../src/board/geometry/standing'
import type { Piece } from '../../src/wire'
import { piece } from '../kit'

const hex = { id: '0,0', row: 0, column: 0, x: 100, y: 100 }
const pieces = (...styles: Piece['style'][]): [string, Piece][] => styles.map((style, n) => [`p${n}`, piece({ style })])

describe('the pieces of a hex', () => {
  it('a champion stands in the middle', () => {
    expect(inHex(hex, pieces('champion'))).toMatchObject([{ x: 100, y: 100, shape: 'disc', small: false }])
  })
  it('no two followers stand on the same spot, alone or beside a champion', () => {
    for (const all of [pieces('small', 'small', 'small'), pieces('champion', 'small', 'small', 'small', 'small')]) {
      const spots = inHex(hex, all).map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)
      expect(new Set(spots).size).toBe(all.length)
    }
  })
  it('what lies on the ground is drawn first, tokens last', () => {
    const shapes = inHex(hex, pieces('token', 'champion', 'banner', 'ground')).map((standing) => standing.shape)
    expect(shapes).toEqual(['ground', 'banner', 'disc', 'token'])
  })
  it('has a shape by its style', () => {
    expect(pieces('champion', 'wild', 'banner').map(([, one]) => shapeOf(one))).toEqual(['disc', 'disc', 'banner'])
  })
})

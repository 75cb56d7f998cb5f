// The places of pieces in a hex, in pixels of the unzoomed board, and their shapes.
import type { Piece } from '../../wire'
import { WIDTH, type Hex, type Point } from './hexes'

type Shape = 'disc' | 'banner' | 'ground' | 'token'

export interface Standing extends Point {
  id: string
  piece: Piece
  r: number
  shape: Shape
  small: boolean
}

const CHAMPION = WIDTH * 0.4 // radius: 80 % of a hex
const FOLLOWER = WIDTH * 0.225 // 45 %
const ONES_TO_THREES: Point[][] = [
  [{ x: 0, y: 0 }],
  [
    { x: -13, y: -3 },
    { x: 13, y: 3 },
  ],
  [
    { x: 0, y: -13 },
    { x: -13.5, y: 9.5 },
    { x: 13.5, y: 9.5 },
  ],
]

export function shapeOf(piece: Piece): Shape {
  return piece.style === 'banner' || piece.style === 'ground' || piece.style === 'token' ? piece.style : 'disc'
}

/** Places the pieces of one hex: the large in the middle, small ones in ones to threes, banners and tokens at the side. */
export function inHex(hex: Hex, pieces: [string, Piece][]): Standing[] {
  const kind = (piece: Piece) =>
    shapeOf(piece) !== 'disc' ? shapeOf(piece) : piece.style === 'small' ? 'small' : 'large'
  const of = (name: string) => pieces.filter(([, piece]) => kind(piece) === name)
  const [large, small, banners, tokens] = [of('large'), of('small'), of('banner'), of('token')]
  const put = ([id, piece]: [string, Piece], x: number, y: number, r: number): Standing => ({
    id,
    piece,
    x: hex.x + x,
    y: hex.y + y,
    r,
    shape: shapeOf(piece),
    small: piece.style === 'small',
  })
  const crowded = large.length + small.length > 0
  return [
    ...of('ground').map((one) => put(one, 0, 0, WIDTH / 2 - 1)),
    ...banners.map((one, k) =>
      crowded ? put(one, 20 - k * 12, -6, 8) : put(one, (k - (banners.length - 1) / 2) * 15, 18, 13),
    ),
    ...small.map((one, k) => {
      const beside = large.length > 0
      const spot = ONES_TO_THREES[small.length - 1]?.[k]
      if (spot && !beside) return put(one, spot.x, spot.y, FOLLOWER)
      const angle = (k / small.length) * 2 * Math.PI + Math.PI / 2
      return put(one, Math.cos(angle) * 18, Math.sin(angle) * 18, FOLLOWER * 0.72)
    }),
    ...large.map((one, k) => {
      const many = large.length > 1
      const angle = (k / large.length) * 2 * Math.PI + Math.PI
      return put(
        one,
        many ? Math.cos(angle) * 13 : 0,
        many ? Math.sin(angle) * 13 : 0,
        many ? CHAMPION * 0.6 : CHAMPION,
      )
    }),
    ...tokens.map((one, k) =>
      crowded || banners.length ? put(one, 16 - k * 10, 19, 7) : put(one, (k - (tokens.length - 1) / 2) * 18, 0, 10),
    ),
  ]
}

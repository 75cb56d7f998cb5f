import { describe, expect, it } from 'vitest'
import {
  along,
  isOpen,
  landOf,
  middle,
  onLand,
  ownEdge,
  pathOf,
  seen,
  unseen,
  type Edge,
  type View,
} from '../../src/board/geometry/plane'
import { zone } from '../kit'

const EDGES: Edge[] = ['south', 'north', 'west', 'east']
const view = (edge: Edge): View => {
  const upright = edge === 'south' || edge === 'north'
  return { left: 10, top: 20, width: upright ? 300 : 200, height: upright ? 200 : 300, scale: 0.01, edge }
}

describe('a plane as it is seen', () => {
  it.each(EDGES)('from the %s a place is found again where it is seen', (edge) => {
    for (const at of [
      [0, 0],
      [30_000, 20_000],
      [1_200, 17_300],
    ] as [number, number][]) {
      expect(unseen(view(edge), seen(view(edge), at))).toEqual(at)
    }
  })
  it.each(EDGES)('from the %s a step on the screen is the same step on the plane', (edge) => {
    const from = seen(view(edge), [10_000, 10_000])
    const [x, y] = unseen(view(edge), { x: from.x + 7, y: from.y - 3 })
    const [dx, dy] = along(edge, [7, -3])
    expect([x - 10_000, y - 10_000]).toEqual([dx * 100, dy * 100])
  })
})

describe('the edge of a seat', () => {
  const strip = (outline: [number, number][]) => [zone('own', { owner: 0, outline })]
  it('is where all of its ground lies', () => {
    expect(
      ownEdge(
        strip([
          [0, 90],
          [100, 100],
        ]),
        0,
        [100, 100],
      ),
    ).toBe('south')
    expect(
      ownEdge(
        strip([
          [0, 0],
          [100, 10],
        ]),
        0,
        [100, 100],
      ),
    ).toBe('north')
    expect(
      ownEdge(
        strip([
          [0, 0],
          [10, 100],
        ]),
        0,
        [100, 100],
      ),
    ).toBe('west')
    expect(
      ownEdge(
        strip([
          [90, 0],
          [100, 100],
        ]),
        0,
        [100, 100],
      ),
    ).toBe('east')
  })
  it('is the south for a viewer without ground', () => {
    expect(
      ownEdge(
        strip([
          [0, 0],
          [100, 10],
        ]),
        null,
        [100, 100],
      ),
    ).toBe('south')
  })
})

describe('strokes', () => {
  const south = view('south')
  it('are lines, closed lines or circles', () => {
    const points: [number, number][] = [
      [0, 0],
      [100, 0],
    ]
    expect(pathOf(south, { kind: 'measure', points })).toBe('M10.0 20.0L11.0 20.0')
    expect(pathOf(south, { kind: 'measure', points, closed: true })).toMatch(/Z$/)
    expect(pathOf(south, { kind: 'range', points: [[0, 0]], radius: 100 })).toMatch(/^M9\.0 20\.0a1\.0/)
    expect(pathOf(south, { kind: 'measure', points: [] })).toBe('')
  })
  it('have their label in the middle of the longest leg, or above a circle', () => {
    const points: [number, number][] = [
      [0, 0],
      [100, 0],
      [100, 1_000],
    ]
    expect(middle(south, { kind: 'measure', points })).toEqual({ x: 11, y: 25 })
    expect(middle(south, { kind: 'range', points: [[0, 0]], radius: 100 })).toEqual({ x: 10, y: 19 })
    expect(middle(south, { kind: 'measure', points: [] })).toBeNull()
  })
})

describe('land', () => {
  const south = view('south')
  it('is what lies inside its outline', () => {
    const wood = zone('wood', {
      outline: [
        [0, 0],
        [2_000, 0],
        [2_000, 2_000],
        [0, 2_000],
      ],
    })
    const [land] = landOf(south, wood)
    expect(land).toMatchObject({ x: 20, y: 30, r: 10 })
    expect(onLand(land!, south, { x: 15, y: 25 })).toBe(true)
    expect(onLand(land!, south, { x: 35, y: 25 })).toBe(false)
  })
  it('is what lies beside a line that does not close', () => {
    const wall = zone('wall', {
      line: true,
      width: 100,
      outline: [
        [0, 0],
        [2_000, 0],
      ],
    })
    const [land] = landOf(south, wall)
    expect(isOpen(wall)).toBe(true)
    expect(land!.clip).toBe('none')
    expect(onLand(land!, south, { x: 20, y: 25 })).toBe(true)
    expect(onLand(land!, south, { x: 20, y: 27 })).toBe(false)
  })
  it('needs an outline', () => {
    expect(landOf(south, zone('hand'))).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { acted, actor, forces, sides } from '../../src/table/seats/sides'
import type { Seat } from '../../src/wire'
import { fixed, piece, scene, zone } from '../kit'

const seat = (more: Partial<Seat> = {}): Seat => ({
  name: 'Red',
  who: 'Kaede',
  kind: 'person',
  mine: false,
  here: true,
  ...more,
})

describe('sides', () => {
  it('names who sits there; at one screen everyone would be "you", so seats are named', () => {
    const [you, owl] = sides(fixed(), scene(), [seat({ mine: true, who: 'You' }), seat({ kind: 'agent', who: 'Owl' })])
    expect([you!.who, owl!.who]).toEqual(['You', 'Owl'])
    expect(owl!.face).toEqual({ mask: 'owl', palette: 'night' })
    const shared = sides(fixed(), scene(), [seat({ mine: true, who: 'You' }), seat({ mine: true, who: 'You' })])
    expect(shared.map((side) => side.who)).toEqual(['Red', 'Blue'])
  })
  it('has the score of its seat', () => {
    const tracks = { red: { label: 'Score', value: 3, owner: 0, place: 'score' as const } }
    expect(sides(fixed(), scene({}, { tracks }), []).map((side) => side.score?.value)).toEqual([3, undefined])
  })
})

describe('forces', () => {
  const figures = [{ label: 'Speed', value: 3 }]
  it('lists the pieces of a seat that have figures, followers under their champion', () => {
    const there = scene({
      titus: { owner: 0, figures },
      legion: { owner: 0, figures, style: 'small' },
      other: { owner: 1, figures },
      member: { owner: 0, figures, of: 'legion' },
      stone: { owner: 0 },
    })
    const listed = forces(fixed(), there, 0)
    expect(listed.map((force) => [force.id, force.followers.map((follower) => follower.id)])).toEqual([
      ['titus', ['legion']],
    ])
  })
  it('lists cards in a zone of its own', () => {
    const there = scene({ card: { owner: 0, card: 'c', zone: 'hand' } })
    expect(forces(fixed({ zones: [zone('hand', { owner: 0 })] }), there, 0)).toHaveLength(1)
    expect(forces(fixed({ zones: [zone('hand', { owner: 1 })] }), there, 0)).toHaveLength(0)
  })
})

describe('actor', () => {
  it('is the piece that is marked; one that still acts has not acted', () => {
    const marks = [
      { label: 'acts', state: 'acting' as const },
      { label: 'done', state: 'done' as const },
    ]
    const there = scene({ a: { owner: 0 }, b: { owner: 1, marks } })
    expect(actor(there)).toBe('b')
    expect(actor(there, 0)).toBeUndefined()
    expect(acted(there.pieces.b!)).toBe(false)
    expect(acted(piece({ marks: marks.slice(1) }))).toBe(true)
  })
})

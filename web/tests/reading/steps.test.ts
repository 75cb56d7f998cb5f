import { describe, expect, it } from 'vitest'
import { bends, chances, lines, scenes } from '../../src/reading/course/steps'
import type { Replay, ReplayStep } from '../../src/wire'
import { fixed } from '../kit'

const round = (value: number) => ({ tracks: { round: { label: 'Round', value, place: 'round' } } })
const replay = (...steps: Partial<ReplayStep>[]): Replay => ({
  fixed: fixed(),
  seats: [],
  steps: steps.map((step) => ({ said: '', scene: {}, chronicle: [], ...step })),
  result: { shares: [1, 0], text: '' },
})

describe('a replay', () => {
  it('has a scene for each step, each on the one before', () => {
    const all = scenes(replay({ scene: round(1) }, {}, { scene: { tracks: { round: { value: 2 } } } }))
    expect(all.map((scene) => scene.tracks.round!.value)).toEqual([1, 1, 2])
    expect(bends(all)).toEqual([
      { step: 0, label: 'Round 1' },
      { step: 2, label: 'Round 2' },
    ])
  })
  it('tells its lines with their steps', () => {
    const told = lines(replay({ chronicle: [{ text: 'a' }] }, { chronicle: [{ text: 'b' }, { text: 'c' }] }))
    expect(told.map((line) => [line.text, line.step])).toEqual([
      ['a', 0],
      ['b', 1],
      ['c', 1],
    ])
  })
  it('has the chances of the step before where a step has none', () => {
    expect(chances(replay({}, { chances: [0.5, 0.5] }, {}))).toEqual([
      [0.5, 0.5],
      [0.5, 0.5],
      [0.5, 0.5],
    ])
    expect(chances(replay({}))).toEqual([])
  })
})

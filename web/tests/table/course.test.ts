import { describe, expect, it } from 'vitest'
import { chancesInPlay, decisive, roundGains, turningPoints } from '../../src/table/ending/course'
import type { ChronicleLine, Replay, ReplayStep, Scene } from '../../src/wire'
import { fixed, scene } from '../kit'

const line = (text: string, more: Partial<ChronicleLine> = {}): ChronicleLine => ({ text, ...more })
const step = (chance: number, more: Partial<ReplayStep> = {}): ReplayStep => ({
  said: '',
  scene: {},
  chronicle: [],
  chances: [chance, 1 - chance],
  ...more,
})
const replay = (steps: ReplayStep[]): Replay => ({
  fixed: fixed(),
  seats: [],
  steps,
  result: { shares: [1, 0], text: 'Red wins.' },
})
const moment = (round: number, red: number, blue: number): Scene =>
  scene(
    {},
    {
      tracks: {
        round: { label: 'turn', value: round, place: 'round' },
        two: { label: 'points', value: blue, owner: 1, place: 'score' },
        one: { label: 'points', value: red, owner: 0, place: 'score' },
      },
    },
  )

describe('how a match went', () => {
  it('turns where the chances swing most, in the order of the match, seen by one side', () => {
    const roll = line('Red rolls 2.', { kind: 'roll' })
    const steps = [
      step(0.5),
      step(0.4, { chronicle: [roll, line('Titus misses.')] }),
      ...Array.from({ length: 5 }, () => step(0.4)),
      step(0.9, { chronicle: [line('Nia claims.'), roll] }),
      ...Array.from({ length: 5 }, () => step(0.9)),
      step(0.8, { chronicle: [line('Nia rests.'), line('Red won turn 5.'), line('Red wins!')] }),
    ]
    const found = turningPoints(replay(steps), 1)
    expect(found.map(({ step, text, dice }) => [step, text, dice])).toEqual([
      [1, 'Titus misses.', true],
      [7, 'Nia claims.', false],
      [13, 'Red won turn 5.', false],
    ])
    expect(found[1]?.gain).toBeCloseTo(-0.5)
    expect(found[1]?.chance).toBeCloseTo(0.1)
  })
  it('has no turning points where nobody knows the chances', () => {
    expect(turningPoints(replay([step(0.5, { chances: [] })]), 0)).toEqual([])
  })
  it('begins with play: while all take their places nobody is ahead', () => {
    const steps = [step(0.2), step(0.8), step(0.5, { scene: { phases: [{ label: 'Plot', now: true }] } }), step(0.6)]
    expect(chancesInPlay(replay(steps)).map(([red]) => red)).toEqual([0.5, 0.5, 0.5, 0.6])
  })
  it('counts what each round brought to whom', () => {
    const all = [moment(1, 0, 0), moment(1, 0, 0), moment(2, 1, 0), moment(3, 1, 2), moment(3, 4, 2)]
    expect(roundGains(all)).toEqual([
      { label: 'turn 1', by: [1, 0] },
      { label: 'turn 2', by: [0, 2] },
      { label: 'turn 3', by: [3, 0] },
    ])
  })
  it('counts nothing where a score goes down', () => {
    expect(roundGains([moment(1, 20, 20), moment(2, 12, 20)])).toEqual([])
  })
  it('was decided by what was told last before the verdict', () => {
    const points = ['Red had 86 kill points.', 'Blue had 33 kill points.'].map((text) =>
      line(text, { clause: 'GS-VIC-01' }),
    )
    const told = [line('Mongrel falls.', { clause: 'GS-DMG-01' }), ...points, line('Red won the battle!')]
    expect(decisive(told, 2)).toBe('Red had 86 kill points. Blue had 33 kill points.')
    expect(decisive(told, 1)).toBe('Blue had 33 kill points.')
    expect(decisive([line('Red won the battle!')], 2)).toBe('')
  })
})

import { describe, expect, it } from 'vitest'
import { cueOf } from '../../src/table/playback/cues'
import { merge } from '../../src/lib/host/merge'
import { scene, step } from '../kit'

const before = scene(
  { a: { zone: '0,0', bars: [{ label: 'Life', value: 5 }] } },
  { tracks: { round: { label: 'Round', value: 1, place: 'round' } } },
)
const heard = (patch: Record<string, unknown>) => cueOf(step([], { scene: patch }), before, merge(before, patch))

describe('cueOf', () => {
  it('hears a move', () => expect(heard({ pieces: { a: { zone: '0,1' } } })).toBe('place'))
  it('hears a wound before a move', () => {
    expect(heard({ pieces: { a: { zone: '0,1', bars: [{ label: 'Life', value: 3 }] } } })).toBe('wound')
  })
  it('hears a new round before all else', () => {
    expect(heard({ tracks: { round: { value: 2 } }, pieces: { a: { zone: '0,1' } } })).toBe('round')
  })
  it('hears nothing of words, of what comes and of what goes', () => {
    expect(heard({ pieces: { a: { says: 'new' } } })).toBeNull()
    expect(heard({ pieces: { a: null } })).toBeNull()
  })
})

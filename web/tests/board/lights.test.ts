import { describe, expect, it, vi } from 'vitest'
import { Lights } from '../../src/board/options/lights.svelte'
import type { Option } from '../../src/wire'
import { fixed, option, scene } from '../kit'

vi.mock('../../src/lib/browser/settings.svelte', () => ({ settings: { lang: 'en' } }))

const lights = (options: Option[], by = 'slinger') =>
  new Lights(() => ({
    fixed: fixed({ board: 'plane' }),
    scene: scene({ slinger: { at: [0, 0] }, near: { at: [1, 1] }, far: { at: [9, 9] } }),
    options,
    by,
    focus: null,
    chips: {},
    numbers: {},
    narrowed: null,
    lit: [],
    taught: [],
    movers: [],
    hand: null,
    outlooks: {},
  }))

describe('a piece whose range is learned only when it is paid for', () => {
  const blind = (piece: string) => option(`shoot ${piece}`, { piece, blind: true })

  it('looks alike near and far, and says so', () => {
    const here = lights([blind('near'), blind('far')])
    expect(['near', 'far'].map((id) => here.blind(id))).toEqual([true, true])
    expect(here.says('p:near', 'Titus')).toContain('Range is learned when it is paid for')
  })
  it('is no such piece if anything about it is known, or if it acts itself', () => {
    const here = lights([blind('near'), option('rally', { piece: 'near' }), blind('slinger')])
    expect(['near', 'far', 'slinger'].map((id) => here.blind(id))).toEqual([false, false, false])
    expect(here.says('p:near', 'Titus')).not.toContain('Range')
  })
})

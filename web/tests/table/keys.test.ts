import { beforeEach, describe, expect, it, vi } from 'vitest'
import { keyed } from '../../src/table/access/keys'

/** A page without elements: a key is pressed while nothing has the focus. */
class Nothing {
  closest = () => null
}
beforeEach(() => {
  vi.stubGlobal('Element', Nothing)
  vi.stubGlobal('document', { body: new Nothing(), querySelectorAll: () => [] })
})

const press = (key: string, repeat = false) =>
  ({ key, repeat, target: new Nothing(), ctrlKey: false, altKey: false, metaKey: false }) as unknown as KeyboardEvent

describe('a key that is held down', () => {
  const choose = vi.fn(() => true)
  const deed = vi.fn()
  const table = { deeds: { z: deed }, choose, type: () => false, stage: undefined }

  it('answers once, however long it is held', () => {
    for (const key of ['1', 'z']) {
      expect(keyed(press(key), table)).toBe(true)
      for (let n = 0; n < 20; n++) expect(keyed(press(key, true), table)).toBe(true)
    }
    expect(choose).toHaveBeenCalledOnce()
    expect(deed).toHaveBeenCalledOnce()
  })

  it('is kept from the button that has the focus, unless it walks or zooms', () => {
    expect(keyed(press('Enter'), table)).toBe(false)
    expect(keyed(press('Enter', true), table)).toBe(true)
    for (const key of ['ArrowUp', '+', '-', 'PageDown']) expect(keyed(press(key, true), table)).toBe(false)
  })
})

import { describe, expect, it } from 'vitest'
import { merge } from '../../src/lib/host/merge'

describe('merge', () => {
  it('changes what a patch names and keeps the rest', () => {
    expect(merge({ a: 1, b: { c: 2, d: 3 } }, { b: { c: 4 } })).toEqual({ a: 1, b: { c: 4, d: 3 } })
  })
  it('takes away what is null', () => {
    expect(merge({ a: 1, b: 2 }, { b: null })).toEqual({ a: 1 })
  })
  it('replaces lists whole', () => {
    expect(merge({ a: [1, 2, 3] }, { a: [4] })).toEqual({ a: [4] })
  })
  it('makes what was not there, without the nulls inside it', () => {
    expect(merge({}, { a: { b: 1, c: null } })).toEqual({ a: { b: 1 } })
  })
  it('makes an object of what was none', () => {
    expect(merge({ a: 1 as unknown }, { a: { b: 2 } })).toEqual({ a: { b: 2 } })
  })
  it('leaves the value before as it was, and shares what did not change', () => {
    const before = { changed: { n: 1 }, same: { n: 1 } }
    const after = merge(before, { changed: { n: 2 } })
    expect(before).toEqual({ changed: { n: 1 }, same: { n: 1 } })
    expect(after.same).toBe(before.same)
  })
})

import { describe, expect, it } from 'vitest'
import { ago } from '../../src/lib/language/ago'

const NOON = Date.parse('2026-01-10T12:00:00+00:00')
const told = (when: string, lang = 'en') => ago(when, lang, NOON)

describe('how long ago', () => {
  it('is told in the largest unit that fits', () => {
    expect(told('2026-01-10T11:57:00+00:00')).toBe('3 minutes ago')
    expect(told('2026-01-10T09:01:00+00:00')).toBe('2 hours ago')
    expect(told('2026-01-09T11:00:00+00:00')).toBe('yesterday')
    expect(told('2025-12-01T11:00:00+00:00')).toBe('last month')
    expect(told('2026-01-10T11:57:00+00:00', 'ja')).toBe('3 分前')
  })
  it('is the same wherever it was written', () => {
    expect(told('2026-01-10T20:57:00+09:00')).toBe('3 minutes ago')
  })
  it('says nothing of what was just now, or at no time', () => {
    expect(told('2026-01-10T11:59:30+00:00')).toBe('')
    expect(told('')).toBe('')
  })
})

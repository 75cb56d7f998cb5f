import { describe, expect, it } from 'vitest'
import { termsIn, withTerms } from '../../src/lib/parts/terms'

describe('letters that stand for words', () => {
  const terms = { U: 'a unit', R: 'the rank', RU: 'rank in units', DU: 'die in units' }
  it('are explained where they occur, and nowhere else', () => {
    expect(termsIn(['within 2RU', 'at least 1'], terms)).toEqual(['rank in units'])
    expect(termsIn(['2R higher, up to 0U'], terms)).toEqual(['a unit', 'the rank'])
    expect(termsIn(['Rule of Us'], terms)).toEqual([])
    expect(termsIn(['anything'])).toEqual([])
  })
  it('are told apart from the text around them', () => {
    expect(withTerms('within 2RU of it', terms)).toEqual([
      { text: 'within 2' },
      { text: 'RU', means: 'rank in units' },
      { text: ' of it' },
    ])
    expect(withTerms('plain')).toEqual([{ text: 'plain' }])
  })
})

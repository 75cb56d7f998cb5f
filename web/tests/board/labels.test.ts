import { describe, expect, it } from 'vitest'
import { placed } from '../../src/board/labels'

const named = (id: string, x: number, at: number[], spare = false) => ({ id, text: id, x, at, spare })

describe('placed', () => {
  it('leaves alone what lies apart', () => {
    expect(placed([named('Lake', 0, [50]), named('Hill', 200, [50])]).get('Hill')).toMatchObject({ x: 200, y: 50 })
  })
  it('moves a name off another', () => {
    expect(placed([named('Lake', 0, [50]), named('Hill', 10, [52, 90])]).get('Hill')?.y).toBe(90)
  })
  it('leaves out what matters least, whatever comes first', () => {
    const both = placed([named('Grass', 0, [50], true), named('Lake', 0, [50])])
    expect([...both.keys()]).toEqual(['Lake'])
  })
  it('never leaves out the rest', () => {
    expect(placed([named('Lake', 0, [50]), named('Hill', 0, [50])]).size).toBe(2)
  })
})

import { describe, expect, it } from 'vitest'
import { lookAt } from '../../src/board/geometry/framing'

const screen = { width: 800, height: 400 }
const at = (x: number, y: number) => ({ x, y })

describe('lookAt', () => {
  it('has all of it in the middle, as large as it fits with its margin', () => {
    expect(lookAt([at(100, 100), at(300, 200)], screen, 50, 0.5, 9)).toEqual({ middle: at(200, 150), k: 2 })
  })
  it('comes no closer than it may', () => {
    expect(lookAt([at(100, 100)], screen, 10, 0.5, 1.5)).toEqual({ middle: at(100, 100), k: 1.5 })
  })
  it('goes no further away than it may, and then looks at the heart of it', () => {
    expect(lookAt([at(50, 60), at(0, 0), at(4000, 0)], screen, 50, 0.8, 2)).toEqual({ middle: at(50, 60), k: 0.8 })
  })
  it('goes further away if nobody would be seen but who acts', () => {
    const { middle, k } = lookAt([at(0, 0), at(20, 0), at(0, 900), at(0, 2000)], screen, 50, 0.8, 2, 2)
    expect({ middle, k }).toEqual({ middle: at(0, 450), k: 0.4 })
  })
  it('turns towards what is chosen from, as long as the heart stays in sight', () => {
    const [heart, one, other] = [at(0, 0), at(700, 0), at(800, 20)]
    const { middle, k } = lookAt([heart, one, other, at(-4000, 0)], screen, 50, 0.8, 2)
    expect(k).toBe(0.8)
    for (const { x } of [heart, one, other]) expect(Math.abs(x - middle.x)).toBeLessThanOrEqual(475)
  })
})

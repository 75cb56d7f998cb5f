import { describe, expect, it } from 'vitest'
import { quietest, type Box } from '../../src/table/state/place'

const stage: Box = { x: 100, y: 0, width: 800, height: 600 }
const size = { width: 200, height: 100 }
const box = (x: number, y: number, width = 40, height = 40): Box => ({ x, y, width, height })

describe('quietest', () => {
  it('never lies over what it is about', () => {
    const about = box(120, 20)
    const spot = quietest(stage, size, about, [], [])
    const meets =
      spot.x + stage.x < about.x + 40 && spot.x + stage.x + 200 > about.x && spot.y < 60 && spot.y + 100 > 20
    expect(meets).toBe(false)
  })
  it('goes where the fewest pieces are', () => {
    const above = [box(110, 20), box(150, 20), box(200, 20)]
    expect(quietest(stage, size, null, above, []).y).toBeGreaterThan(60)
  })
  it('points at what it is about, if that is on the stage', () => {
    expect(quietest(stage, size, box(800, 500), [], []).line).not.toBeNull()
    expect(quietest(stage, size, box(800, 900), [], []).line).toBeNull()
    expect(quietest(stage, size, null, [], []).line).toBeNull()
  })
})

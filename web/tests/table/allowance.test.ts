import { expect, it } from 'vitest'
import { Allowance } from '../../src/table/connection/allowance'

it('gives some at once, then a few each second, and never saves up more', () => {
  let now = 0
  const allowance = new Allowance(2, 10, () => now)
  expect([allowance.take(), allowance.take(), allowance.take()]).toEqual([0, 0, 100])
  now = 60_000
  expect([allowance.take(), allowance.take(), allowance.take()]).toEqual([0, 0, 100])
})

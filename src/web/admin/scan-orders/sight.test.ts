import { expect, it } from 'vitest'
import { createSight } from './sight.ts'

it('tells a code as often as it is asked for one', () => {
  const { see } = createSight()
  expect([see(undefined), see('one'), see('one'), see('two')]).toEqual([undefined, 'one', 'one', 'two'])
})

it('passes over what was taken back until it was away for a moment, and tells another at once', () => {
  const { see, passOver, isPassingOver } = createSight()
  see('one')
  passOver()
  expect([see('one'), see(undefined), see('one'), isPassingOver()]).toEqual([undefined, undefined, undefined, true])
  expect(see('two')).toBe('two')
  see('one')
  passOver()
  for (let frame = 0; frame < 8; frame += 1) see(undefined)
  expect([isPassingOver(), see('one')]).toEqual([false, 'one'])
})

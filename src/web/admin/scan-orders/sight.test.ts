import { expect, it } from 'vitest'
import { createSight, look } from './sight.ts'

it('returns a code for each request', () => {
  const { see } = createSight()
  expect([see(undefined), see('one'), see('one'), see('two')]).toEqual([undefined, 'one', 'one', 'two'])
})

it('skips an undone code until it was out of sight for a moment, and reports another at once', () => {
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

it('sees nothing while the video has no frame', async () => {
  const sight = createSight()
  const lookAt = (frame: { videoWidth: number; readyState: number } | null) =>
    look(sight, frame, ({ readyState }) => Promise.resolve(readyState > 1 ? 'one' : undefined))
  const shown = { videoWidth: 1280, readyState: 4 }
  expect(await lookAt(shown)).toBe('one')
  sight.passOver()
  for (let frame = 0; frame < 8; frame += 1) {
    await lookAt(null)
    await lookAt({ videoWidth: 0, readyState: 0 })
    await lookAt({ videoWidth: 1280, readyState: 1 })
  }
  expect([await lookAt(shown), sight.isPassingOver()]).toEqual([undefined, true])
})

import { expect, it } from 'vitest'
import { createSight, look } from './sight.ts'

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

it('knows nothing of what is in sight while the video has no frame', async () => {
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

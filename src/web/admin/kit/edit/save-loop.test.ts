import { expect, it, vi } from 'vitest'
import { createSaveLoop } from './save-loop.ts'

it('saves one after another, and callers that wait share the next save', async () => {
  const answers: PromiseWithResolvers<boolean>[] = []
  const loop = createSaveLoop({
    maySend: () => true,
    next: () => () => {
      const answer = Promise.withResolvers<boolean>()
      answers.push(answer)
      return answer.promise
    },
  })
  const [first, second, third] = [loop.save(), loop.save(), loop.save()]
  expect([answers.length, loop.isSaving()]).toEqual([1, true])
  answers[0]?.resolve(false)
  await expect.poll(() => answers.length).toBe(2)
  answers[1]?.resolve(true)
  expect(await Promise.all([first, second, third])).toEqual([false, true, true])
  expect([answers.length, loop.isSaving()]).toEqual([2, false])
})

it('starts its pause over with each change, and holds a save under the session of another', async () => {
  vi.useFakeTimers()
  const saved = vi.fn(() => Promise.resolve(true))
  const session = { isOwn: false }
  const loop = createSaveLoop({ maySend: () => session.isOwn, next: () => saved })
  loop.saveIn(600)
  await vi.advanceTimersByTimeAsync(500)
  loop.saveIn(600)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(saved).not.toHaveBeenCalled()
  session.isOwn = true
  await loop.goOn()
  expect(saved).toHaveBeenCalledOnce()
  vi.useRealTimers()
})

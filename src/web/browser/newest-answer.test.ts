import { expect, it } from 'vitest'
import { newestAnswer } from './newest-answer.ts'

it('keeps to the reading that was asked last, whichever is answered last', async () => {
  const newest = newestAnswer()
  const first = Promise.withResolvers<string>()
  const answers = [newest.ask(() => first.promise), newest.ask(() => Promise.resolve('second'))]
  first.resolve('first')
  expect(await Promise.all(answers)).toEqual([undefined, 'second'])
})

it('lets go of a reading that a deed has passed', async () => {
  const newest = newestAnswer()
  const reading = newest.ask(() => Promise.resolve('as before the deed'))
  newest.pass()
  expect(await reading).toBeUndefined()
  expect(await newest.ask(() => Promise.resolve('as after it'))).toBe('as after it')
})

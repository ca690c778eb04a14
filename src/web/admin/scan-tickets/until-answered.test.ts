import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { untilAnswered } from './until-answered.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', new EventTarget())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('asks again after some seconds until there is an answer, and then no more', async () => {
  const ask = vi.fn(() => Promise.resolve('board'))
  ask.mockRejectedValueOnce(new Error('no network')).mockRejectedValueOnce(new Error('no network'))
  const answers: string[] = []
  untilAnswered(ask, (answer) => answers.push(answer))
  await vi.advanceTimersByTimeAsync(4999)
  expect([ask.mock.calls.length, answers]).toEqual([1, []])
  await vi.advanceTimersByTimeAsync(5001)
  expect([ask.mock.calls.length, answers]).toEqual([3, ['board']])
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(ask).toHaveBeenCalledTimes(3)
})

it('asks at once when the network is back, though not while it waits for an answer', async () => {
  const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  const ask = vi.fn(() => second.promise).mockReturnValueOnce(first.promise)
  const answers: string[] = []
  untilAnswered(ask, (answer) => answers.push(answer))
  window.dispatchEvent(new Event('online'))
  expect(ask).toHaveBeenCalledTimes(1)
  first.reject(new Error('no network'))
  await vi.advanceTimersByTimeAsync(0)
  window.dispatchEvent(new Event('online'))
  second.resolve('board')
  await vi.advanceTimersByTimeAsync(0)
  expect(answers).toEqual(['board'])
})

it('is silent once it was stopped', async () => {
  const ask = vi.fn(
    (signal: AbortSignal) => new Promise<string>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  )
  untilAnswered(ask, () => expect.unreachable())()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(ask).toHaveBeenCalledTimes(1)
})

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { askForQuote, type Question } from './ask-for-quote.ts'

const question: Question = { language: 'en', body: { items: [{ product_id: 'a-mug', quantity: 1 }] } }
const busy = () => Response.json({ error: 'Busy', code: 'busy' }, { status: 503 })
const counted = { total: '29.00' }

let answers: (() => Response)[] = []
const ask = vi.fn(() => Promise.resolve(answers.shift()).then((answer) => (answer ?? busy)()))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  ask.mockClear()
  vi.stubGlobal('fetch', ask)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('requests a sum again after a busy shop or a lost connection', async () => {
  const lost = () => {
    throw new TypeError('Failed to fetch')
  }
  answers = [busy, lost, busy, () => Response.json(counted)]
  const asked = askForQuote(question, new AbortController().signal)
  await vi.advanceTimersByTimeAsync(900)
  expect(ask).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(7000)
  expect(ask).toHaveBeenCalledTimes(4)
  await expect(asked).resolves.toEqual(counted)
})

it('says that there is none only after the last try', async () => {
  answers = []
  const hasFailed = vi.fn()
  const asked = askForQuote(question, new AbortController().signal).catch(hasFailed)
  await vi.advanceTimersByTimeAsync(6000)
  expect(hasFailed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2000)
  await asked
  expect(hasFailed).toHaveBeenCalledWith(expect.objectContaining({ status: 503 }))
  expect(ask).toHaveBeenCalledTimes(4)
})

it('accepts a refusal at once', async () => {
  answers = [() => Response.json({ error: 'No.', code: 'invalid_input' }, { status: 422 })]
  await expect(askForQuote(question, new AbortController().signal)).rejects.toMatchObject({ answer: { code: 'invalid_input' } })
  expect(ask).toHaveBeenCalledOnce()
})

it('stops requests that nobody waits for', async () => {
  answers = [busy]
  const asking = new AbortController()
  const asked = askForQuote(question, asking.signal).catch(() => 'given up')
  await vi.advanceTimersByTimeAsync(500)
  asking.abort()
  await vi.advanceTimersByTimeAsync(10_000)
  await expect(asked).resolves.toBe('given up')
  expect(ask).toHaveBeenCalledOnce()
})

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeStorage } from '#tests/support/fake-storage.ts'
import { isTypist, noteTypist, onTypist } from './own-typing.ts'

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('localStorage', fakeStorage())
})
afterEach(() => {
  noteTypist(undefined)
  vi.unstubAllGlobals()
})

it('reports whose session it is, to those who wait for theirs too', () => {
  const heard = vi.fn()
  const stop = onTypist(heard)
  expect(isTypist('aya')).toBe(false)
  noteTypist('aya')
  expect([isTypist('aya'), isTypist('dana')]).toEqual([true, false])
  noteTypist(undefined)
  expect([isTypist('aya'), heard.mock.calls.length]).toEqual([false, 2])
  stop()
  noteTypist('dana')
  expect(heard).toHaveBeenCalledTimes(2)
})

it.each(['refuses', 'takes no more'])('reports it also where the browser %s', (how) => {
  const refuse = () => {
    throw new Error('Not here')
  }
  vi.stubGlobal('localStorage', { getItem: how === 'refuses' ? refuse : () => null, setItem: refuse, removeItem: () => undefined })
  noteTypist('aya')
  expect([isTypist('aya'), isTypist('dana')]).toEqual([true, false])
  noteTypist(undefined)
  expect(isTypist('aya')).toBe(false)
})

import { expect, it, vi } from 'vitest'
import { createListeners } from './listeners.ts'

it('calls each listener once, also one that subscribes again during the call', () => {
  const { subscribe, tell } = createListeners<[string]>()
  const heard = vi.fn()
  let stop = subscribe(again)
  function again(word: string) {
    heard(word)
    stop()
    stop = subscribe(again)
  }
  tell('first')
  tell('second')
  expect(heard.mock.calls).toEqual([['first'], ['second']])
})

it('leaves out a listener that an earlier one removed', () => {
  const { subscribe, tell } = createListeners()
  const heard = vi.fn()
  subscribe(() => stop())
  const stop = subscribe(heard)
  tell()
  expect(heard).not.toHaveBeenCalled()
})

it('follows other tabs only while there is a listener', () => {
  const page = new EventTarget()
  vi.stubGlobal('window', page)
  const onStorage = vi.fn()
  const { subscribe } = createListeners(onStorage)
  const change = () => page.dispatchEvent(new Event('storage'))
  change()
  const stops = [subscribe(() => undefined), subscribe(vi.fn())]
  change()
  stops.forEach((stop) => stop())
  change()
  vi.unstubAllGlobals()
  expect(onStorage).toHaveBeenCalledOnce()
})

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeStorage } from '#tests/support/fake-storage.ts'
import { createStoredValue } from './stored-value.ts'

const open = (onOtherTab = () => {}) =>
  createStoredValue<string | undefined>({
    key: 'colour',
    parse: (text) => (text === null ? undefined : text.toUpperCase()),
    format: (colour) => colour?.toLowerCase() ?? null,
    onOtherTab,
  })
const changed = (key: string | null) => window.dispatchEvent(Object.assign(new Event('storage'), { key }))

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('localStorage', fakeStorage())
})
afterEach(() => void vi.unstubAllGlobals())

it('is stored as text until it is removed, and read by the next page', () => {
  const colour = open()
  expect([colour.initial, colour.read()]).toEqual([undefined, undefined])
  colour.set('RED')
  expect([localStorage.getItem('colour'), open().read()]).toEqual(['red', 'RED'])
  colour.set(undefined)
  expect([localStorage.getItem('colour'), colour.read()]).toEqual([null, undefined])
})

it('is the same object until its text changes', () => {
  const list = createStoredValue<readonly string[]>({ key: 'list', parse: (text) => text?.split(',') ?? [], format: (one) => one.join() })
  list.set(['a', 'b'])
  const read = list.read()
  expect(list.read()).toBe(read)
})

it('follows other tabs, though this one could not store its own', () => {
  const onOtherTab = vi.fn()
  const colour = open(onOtherTab)
  const heard = vi.fn()
  colour.subscribe(heard)
  const storage = localStorage
  const refuse = () => {
    throw new Error('Full')
  }
  vi.stubGlobal('localStorage', { getItem: storage.getItem, setItem: refuse })
  colour.set('RED')
  vi.stubGlobal('localStorage', storage)
  expect([colour.read(), heard.mock.calls.length]).toEqual(['RED', 1])
  localStorage.setItem('colour', 'blue')
  changed('another')
  expect(colour.read()).toBe('RED')
  changed('colour')
  expect([colour.read(), heard.mock.calls.length, onOtherTab.mock.calls.length]).toEqual(['BLUE', 2, 1])
  localStorage.removeItem('colour')
  changed(null)
  expect(colour.read()).toBeUndefined()
})

it('lasts as long as the page where the browser refuses storage', () => {
  vi.stubGlobal('localStorage', undefined)
  const colour = open()
  colour.set('RED')
  expect([colour.read(), open().read()]).toEqual(['RED', undefined])
})

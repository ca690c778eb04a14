import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetOwnTyping, noteTypist } from '#web/browser/own-typing.ts'
import { fakeStorage } from '#tests/support/fake-storage.ts'
import { changesNameOf, keepChanges, readChanges } from './kept-changes.ts'
import { keepTyped, readTyped } from './kept-typing.ts'

const hourMs = 60 * 60_000
const openTab = () => vi.stubGlobal('sessionStorage', fakeStorage())

beforeEach(() => {
  vi.useFakeTimers()
  openTab()
  vi.stubGlobal('localStorage', fakeStorage())
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('gives a tab its own, and a new tab the newest of the others, until that is saved', () => {
  keepTyped('reply.me.thread', { value: 'One' })
  const first = sessionStorage
  openTab()
  vi.advanceTimersByTime(1)
  keepTyped('reply.me.thread', { value: 'Two' })
  expect(readTyped('reply.me.thread')?.value).toBe('Two')
  vi.stubGlobal('sessionStorage', first)
  expect(readTyped('reply.me.thread')?.value).toBe('One')
  openTab()
  expect(readTyped('reply.me.thread')?.value).toBe('Two')
  keepTyped('reply.me.thread', undefined)
  expect(readTyped('reply.me.thread')?.value).toBe('One')
})

it('does not take away what another tab went on with', () => {
  keepTyped('reply.me.thread', { value: 'One' })
  const first = sessionStorage
  openTab()
  const second = sessionStorage
  readTyped('reply.me.thread')
  vi.stubGlobal('sessionStorage', first)
  vi.advanceTimersByTime(1)
  keepTyped('reply.me.thread', { value: 'One and more' })
  vi.stubGlobal('sessionStorage', second)
  keepTyped('reply.me.thread', undefined)
  vi.stubGlobal('sessionStorage', first)
  expect(readTyped('reply.me.thread')?.value).toBe('One and more')
})

it('keeps for seven days, and leaves nothing older of any name behind', () => {
  keepTyped('reply.me.thread', { value: 'Old' })
  localStorage.setItem('tulpar.staff.typed.reply.me.ageless', '{"value":"Older"}')
  vi.advanceTimersByTime(7 * 24 * hourMs)
  expect(readTyped('reply.me.thread')?.value).toBe('Old')
  vi.advanceTimersByTime(1)
  expect(readTyped('reply.me.other')).toBeUndefined()
  expect(Object.keys(localStorage)).toEqual([])
})

it('forgets all kinds of what a person typed, in all tabs, when they sign out, and nothing of others', () => {
  const edit = (person: string) => changesNameOf(person, '/admin/mugs/1', ['name'])
  for (const person of ['me', 'other']) {
    for (const name of [`order.${person}`, `reply.${person}.1`, `studio.${person}.1.shots`, `letter.${person}.1`])
      keepTyped(name, { value: person })
    keepChanges(edit(person), { base: { name: 'Mug' }, values: { name: person } })
  }
  openTab()
  keepTyped('order.me', { value: 'in another tab' })
  noteTypist('me')
  forgetOwnTyping()
  expect(Object.keys(localStorage).filter((key) => key.includes('.me'))).toEqual([])
  expect(readTyped('order.other')?.value).toBe('other')
  expect(readChanges(edit('other'), ['name'])?.values).toEqual({ name: 'other' })
  expect(readChanges(edit('me'), ['name'])).toBeUndefined()
})

it('keeps what a person typed whose session expired when somebody else signs out', () => {
  keepTyped('reply.me.1', { value: 'Hello' })
  noteTypist('me')
  // Somebody else signs in: session-events does this.
  noteTypist(undefined)
  forgetOwnTyping('customer')
  expect(readTyped('reply.me.1')?.value).toBe('Hello')
})

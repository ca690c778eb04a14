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
  vi.stubGlobal('navigator', {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('gives a tab its own, and a new tab the newest of the others, until that is saved', async () => {
  keepTyped('reply.me.thread', { value: 'One' })
  const first = sessionStorage
  openTab()
  vi.advanceTimersByTime(1)
  keepTyped('reply.me.thread', { value: 'Two' })
  expect((await readTyped('reply.me.thread'))?.value).toBe('Two')
  vi.stubGlobal('sessionStorage', first)
  expect((await readTyped('reply.me.thread'))?.value).toBe('One')
  openTab()
  expect((await readTyped('reply.me.thread'))?.value).toBe('Two')
  keepTyped('reply.me.thread', undefined)
  expect((await readTyped('reply.me.thread'))?.value).toBe('One')
})

it('leaves the text of another open tab, and a copied tab the text of its original', async () => {
  const held = new Set<string>()
  const locks = {
    request: (name: string, _: unknown, act: (lock: unknown) => unknown) => {
      const isFree = !held.has(name)
      held.add(name)
      return Promise.resolve(act(isFree ? { name } : null))
    },
    query: () => Promise.resolve({ held: [...held].map((name) => ({ name })) }),
  }
  vi.stubGlobal('navigator', { locks })
  expect(await readTyped('reply.me.thread')).toBeUndefined()
  keepTyped('reply.me.thread', { value: 'One' })
  const ofFirst = [...held]
  const copied = fakeStorage()
  copied.setItem('tulpar.staff.tab', sessionStorage.getItem('tulpar.staff.tab') ?? '')

  openTab()
  expect(await readTyped('reply.me.thread')).toBeUndefined()
  // A separate module instance does not know the locks of the other page.
  vi.resetModules()
  const copy = await import('./kept-typing.ts')
  vi.stubGlobal('sessionStorage', copied)
  expect(await copy.readTyped('reply.me.thread')).toBeUndefined()
  expect(copy.tabName()).not.toBe(ofFirst[0]?.split('#')[1])

  for (const name of ofFirst) held.delete(name)
  openTab()
  expect((await readTyped('reply.me.thread'))?.value).toBe('One')
})

it('keeps which questions of a page are open', async () => {
  const name = changesNameOf('me', '/admin/mugs/1', ['name', 'price'])
  keepChanges(name, { base: { price: 65 }, values: { price: 61 }, asked: ['price'] })
  expect(await readChanges(name, ['name', 'price'])).toEqual({ base: { price: 65 }, values: { price: 61 }, asked: ['price'] })
})

it('keeps text that another tab continued', async () => {
  keepTyped('reply.me.thread', { value: 'One' })
  const first = sessionStorage
  openTab()
  const second = sessionStorage
  await readTyped('reply.me.thread')
  vi.stubGlobal('sessionStorage', first)
  vi.advanceTimersByTime(1)
  keepTyped('reply.me.thread', { value: 'One and more' })
  vi.stubGlobal('sessionStorage', second)
  keepTyped('reply.me.thread', undefined)
  vi.stubGlobal('sessionStorage', first)
  expect((await readTyped('reply.me.thread'))?.value).toBe('One and more')
})

it('keeps for seven days, and leaves nothing older of any name behind', async () => {
  keepTyped('reply.me.thread', { value: 'Old' })
  localStorage.setItem('tulpar.staff.typed.reply.me.ageless', '{"value":"Older"}')
  vi.advanceTimersByTime(7 * 24 * hourMs)
  expect((await readTyped('reply.me.thread'))?.value).toBe('Old')
  vi.advanceTimersByTime(1)
  expect(await readTyped('reply.me.other')).toBeUndefined()
  expect(Object.keys(localStorage)).toEqual([])
})

it('forgets everything a person typed, in all tabs, when they sign out, and nothing of others', async () => {
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
  expect((await readTyped('order.other'))?.value).toBe('other')
  expect((await readChanges(edit('other'), ['name']))?.values).toEqual({ name: 'other' })
  expect(await readChanges(edit('me'), ['name'])).toBeUndefined()
})

it('keeps text of a person whose session expired when somebody else signs out', async () => {
  keepTyped('reply.me.1', { value: 'Hello' })
  noteTypist('me')
  // Simulates the sign-in of another person, which session-events does.
  noteTypist(undefined)
  forgetOwnTyping('customer')
  expect((await readTyped('reply.me.1'))?.value).toBe('Hello')
})

import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import type * as following from './follow-session-change.ts'
import type * as leaving from '#web/commerce/sign-in/leave-signed-out.ts'
import type * as sessionEvents from './session-events.ts'

const read = vi.fn()
const assign = vi.fn()
let page: EventTarget
let otherTabs: EventTarget

beforeEach(() => {
  read.mockClear()
  assign.mockClear()
  page = Object.assign(new EventTarget(), { location: { assign } })
  vi.stubGlobal('window', page)
  otherTabs = Object.assign(new EventTarget(), { postMessage: () => undefined })
  vi.stubGlobal('BroadcastChannel', function open() {
    return otherTabs
  })
})
afterEach(() => void vi.unstubAllGlobals())
afterAll(() => void vi.resetModules())

/** Loads the modules afresh, as a page of a signed-in visitor does. */
async function openPage() {
  vi.resetModules()
  const { followSessionChange }: typeof following = await import('./follow-session-change.ts')
  const { leaveSignedOut }: typeof leaving = await import('#web/commerce/sign-in/leave-signed-out.ts')
  const { announceSession }: typeof sessionEvents = await import('./session-events.ts')
  followSessionChange(read)
  return { leaveSignedOut, announceSession }
}

function show(persisted: boolean): void {
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
}

it('reloads a personal page when the visitor has changed', async () => {
  const { announceSession } = await openPage()
  announceSession('token_refreshed')
  expect(read).not.toHaveBeenCalled()
  announceSession('signed_out')
  expect(read).toHaveBeenCalledOnce()
})

it('leaves a page alone that is left for the home page', async () => {
  const { leaveSignedOut, announceSession } = await openPage()
  void leaveSignedOut('/')
  announceSession('signed_out')
  show(false)
  expect(assign.mock.calls).toEqual([['/']])
  expect(read).not.toHaveBeenCalled()
})

it('notices other tabs while it is left: nobody may have gone', async () => {
  const { leaveSignedOut } = await openPage()
  void leaveSignedOut('/')
  otherTabs.dispatchEvent(new MessageEvent('message', { data: 'signed_in' }))
  expect(read).toHaveBeenCalledOnce()
})

it('catches up when the browser brings the page back, and follows again', async () => {
  const { leaveSignedOut, announceSession } = await openPage()
  void leaveSignedOut('/')
  show(true)
  expect(read).toHaveBeenCalledOnce()
  show(true)
  expect(read).toHaveBeenCalledOnce()
  announceSession('signed_in')
  expect(read).toHaveBeenCalledTimes(2)
})

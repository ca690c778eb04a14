import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type * as following from './follow-session.tsx'
import type * as leaving from './leave-signed-out.ts'
import type * as sessionEvents from './session-events.ts'

const revalidate = vi.fn()
vi.mock('react', () => ({ useEffect: (effect: () => void) => void effect() }))
vi.mock('react-router', () => ({ useLocation: () => ({ pathname: '/account/orders' }), useRevalidator: () => ({ revalidate }) }))

const assign = vi.fn()
let page: EventTarget
let otherTabs: EventTarget

beforeEach(() => {
  revalidate.mockClear()
  assign.mockClear()
  page = Object.assign(new EventTarget(), { location: { assign } })
  vi.stubGlobal('window', page)
  otherTabs = Object.assign(new EventTarget(), { postMessage: () => undefined })
  vi.stubGlobal('BroadcastChannel', function open() {
    return otherTabs
  })
})
afterEach(() => void vi.unstubAllGlobals())

/** A page of one's own. */
async function openPage() {
  vi.resetModules()
  const { FollowSession }: typeof following = await import('./follow-session.tsx')
  const { leaveSignedOut }: typeof leaving = await import('./leave-signed-out.ts')
  const { announceSession }: typeof sessionEvents = await import('./session-events.ts')
  FollowSession()
  return { leaveSignedOut, announceSession }
}

function show(persisted: boolean): void {
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
}

it('reads a page of one’s own anew when whoever looks has changed', async () => {
  const { announceSession } = await openPage()
  announceSession('token_refreshed')
  expect(revalidate).not.toHaveBeenCalled()
  announceSession('signed_out')
  expect(revalidate).toHaveBeenCalledOnce()
})

it('leaves a page alone that is left for the home page', async () => {
  const { leaveSignedOut, announceSession } = await openPage()
  void leaveSignedOut('/')
  announceSession('signed_out')
  show(false)
  expect(assign.mock.calls).toEqual([['/']])
  expect(revalidate).not.toHaveBeenCalled()
})

it('hears of other tabs while it is left: nobody may have gone', async () => {
  const { leaveSignedOut } = await openPage()
  void leaveSignedOut('/')
  otherTabs.dispatchEvent(new MessageEvent('message', { data: 'signed_in' }))
  expect(revalidate).toHaveBeenCalledOnce()
})

it('catches up when the browser brings the page back, and follows again', async () => {
  const { leaveSignedOut, announceSession } = await openPage()
  void leaveSignedOut('/')
  show(true)
  expect(revalidate).toHaveBeenCalledOnce()
  show(true)
  expect(revalidate).toHaveBeenCalledOnce()
  announceSession('signed_in')
  expect(revalidate).toHaveBeenCalledTimes(2)
})

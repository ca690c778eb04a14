import { afterEach, expect, it, vi } from 'vitest'
import type * as sessionEvents from './session-events.ts'
import type { SessionEvent } from './session-events.ts'

type Tab = typeof sessionEvents
type Heard = [event: SessionEvent, from: 'here' | 'elsewhere']
const stops: (() => void)[] = []

afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

/** Each load of the module acts as a separate tab. */
async function openTab(): Promise<Tab & { heard: Heard[] }> {
  vi.resetModules()
  const tab: Tab = await import('./session-events.ts')
  const heard: Heard[] = []
  stops.push(tab.onSessionEvent((event, from) => heard.push([event, from])))
  return { ...tab, heard }
}

it('notifies the own tab at once and every other tab', async () => {
  const [here, there, third] = [await openTab(), await openTab(), await openTab()]
  here.announceSession('signed_out')
  expect(here.heard).toEqual([['signed_out', 'here']])
  await expect.poll(() => [there.heard, third.heard]).toEqual([[['signed_out', 'elsewhere']], [['signed_out', 'elsewhere']]])
  expect(here.heard).toHaveLength(1)
})

it('keeps the order of events', async () => {
  const [here, there] = [await openTab(), await openTab()]
  const events: SessionEvent[] = ['signed_in', 'user_updated', 'token_refreshed', 'password_recovery', 'signed_out']
  for (const event of events) here.announceSession(event)
  await expect.poll(() => there.heard.map(([event]) => event)).toEqual(events)
})

it('ignores events that are not its own', async () => {
  const tab = await openTab()
  const other = new BroadcastChannel('tulpar.session')
  const messages: unknown[] = ['signed_in_as_admin', { event: 'signed_out' }, null, 'signed_in']
  messages.forEach(other.postMessage, other)
  await expect.poll(() => tab.heard).toEqual([['signed_in', 'elsewhere']])
  other.close()
})

it('calls no listener that stopped listening', async () => {
  const tab = await openTab()
  for (const stop of stops.splice(0)) stop()
  tab.announceSession('signed_out')
  expect(tab.heard).toEqual([])
})

it('reports an event once, also to a listener that subscribes again because of it', async () => {
  const tab = await openTab()
  const heard: string[] = []
  let stop: () => void = () => undefined
  const listen = () => {
    stop = tab.onSessionEvent((event) => {
      if (heard.push(event) > 3) return
      stop()
      listen()
    })
    stops.push(stop)
  }
  listen()
  tab.announceSession('signed_in')
  expect(heard).toEqual(['signed_in'])
})

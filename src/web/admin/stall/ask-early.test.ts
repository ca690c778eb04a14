import { runInNewContext } from 'node:vm'
import { afterEach, expect, it, vi } from 'vitest'
import * as account from '#contract/calls/account.gen.ts'
import * as eventStock from '#contract/calls/event-stock.gen.ts'
import * as paymentMethods from '#contract/calls/payment-methods.gen.ts'
import * as pickups from '#contract/calls/pickups.gen.ts'
import { partsOf } from '#web/browser/calls/request-parts.ts'
import { askedEarly, askEarlyScript, forgetAskedEarly } from './ask-early.ts'
import { chosenEventKey, keptListKey } from './stall-marks.ts'

const id = '0199c3a0-0000-7000-8000-000000000001'
const counter = { pathname: `/ru/admin/events/${id}/sales`, search: '' }
const manifest = partsOf(pickups.manifest, { id }, 'ru').address
const others = [
  partsOf(account.visitor, undefined).address,
  partsOf(eventStock.read, { id }, 'ru').address,
  partsOf(paymentMethods.stallCode, undefined, 'ru').address,
]

afterEach(() => {
  forgetAskedEarly()
  vi.useRealTimers()
})

/** Runs the script in a mocked page and returns the addresses it requested. */
function open(location: { pathname: string; search: string }, marks: Record<string, string> = {}, onLine = true): string[] {
  const asked: string[] = []
  const page: Record<string, unknown> = {
    location,
    document: { documentElement: { lang: 'ru' } },
    navigator: { onLine },
    localStorage: { getItem: (key: string) => marks[key] ?? null },
    fetch(address: string) {
      asked.push(address)
      return Promise.resolve(new Response(address))
    },
    URLSearchParams,
    AbortSignal,
    Date,
  }
  runInNewContext(askEarlyScript, page)
  globalThis.stallAskedEarly = page['stallAskedEarly'] as typeof globalThis.stallAskedEarly
  return asked.toSorted()
}

it('requests the data of the screen, by the same addresses', () => {
  expect(open(counter)).toEqual([manifest, ...others].toSorted())
  expect(open({ pathname: '/ru/admin/events/scan-orders', search: `?event=${id}` })).toEqual([manifest, ...others].toSorted())
  expect(open({ pathname: '/ru/admin/events/scan-orders', search: '' }, { [chosenEventKey]: id })).toContain(manifest)
})

it('leaves the list to the screen where the phone has it, and requests nothing without an event or a network', () => {
  expect(open(counter, { [keptListKey]: `${id} ru` })).toEqual(others.toSorted())
  expect(open(counter, { [keptListKey]: `${id} kk` })).toContain(manifest)
  expect(open({ pathname: '/ru/admin/events/scan-orders', search: '' })).toEqual([])
  expect(open(counter, {}, false)).toEqual([])
})

it('gives an answer once, while it is fresh, and none requested before something was sent', async () => {
  open(counter)
  expect(await (await askedEarly(manifest))?.text()).toBe(manifest)
  expect(askedEarly(manifest)).toBeUndefined()
  forgetAskedEarly()
  expect(askedEarly(others[0] ?? '')).toBeUndefined()
  vi.useFakeTimers({ now: Date.now() })
  open(counter)
  vi.advanceTimersByTime(31_000)
  expect(askedEarly(manifest)).toBeUndefined()
})

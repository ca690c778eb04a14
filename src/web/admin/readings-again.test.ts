import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as adminOrders from '#contract/calls/admin-orders.gen.ts'
import * as campaigns from '#contract/calls/campaigns.gen.ts'
import { send } from '#web/browser/calls/send.ts'
import { AllocationGrid } from './event-inventory/allocation-grid.tsx'
import { useProductSearch } from './kit/fields/use-product-search.ts'
import { Peeked } from './kit/list/peek.tsx'
import { useLetterPreview } from './letter/use-letter-preview.ts'
import { emptyDraft } from './new-order/order-draft.ts'
import { useOrderQuote } from './new-order/use-order-quote.ts'
import { useTypedSearch } from './new-order/use-typed-search.ts'

/** What is shown, as it comes. */
const show = vi.fn()
let leave: (() => void) | undefined
vi.mock('react', async (original) => ({
  ...(await original<object>()),
  useState: (first: unknown) => [typeof first === 'function' ? first() : first, show],
  useEffect: (effect: () => () => void) => void (leave = effect()),
  useEffectEvent: (act: unknown) => act,
}))
vi.mock('#web/browser/messages/use-messages.ts', () => ({ useLanguage: () => 'en', useMessages: () => (key: string) => key }))

let isBusy = true
const ask = vi.fn(() =>
  Promise.resolve(isBusy ? Response.json({ error: 'Busy', code: 'busy' }, { status: 503 }) : Response.json({ products: [] })),
)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  isBusy = true
  show.mockClear()
  ask.mockClear()
  vi.stubGlobal('fetch', ask)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const readings = {
  'the search for a product': () => useProductSearch('mug'),
  'the search for a new order': () => useTypedSearch('mug', findOrders),
  'the sum of a new order': () => useOrderQuote({ ...emptyDraft('en'), lines: [mug] }),
  'a look at a row': () => Peeked({ read: (signal) => send(adminOrders.get, { id: 'an-order' }, { signal }), children: () => null }),
  'what lies at an event': () => AllocationGrid({ eventId: 'an-event', productId: 'a-mug' }),
  'a letter': () => useLetterPreview((lang, signal) => send(campaigns.preview, { id: 'a-letter', lang }, { signal }), 'en', '1'),
}

const mug = { product_id: 'a-mug', variation_id: null, size: null, quantity: 1, name: 'A mug', option: '', imageKey: null }

async function findOrders(_: string, signal: AbortSignal) {
  return [await send(adminOrders.get, { id: 'an-order' }, { signal })]
}

it.each(Object.entries(readings))('asks again for %s while the shop is busy', async (_, begin) => {
  begin()
  await vi.advanceTimersByTimeAsync(500)
  const once = ask.mock.calls.length
  expect([once > 0, show.mock.calls]).toEqual([true, []])
  await vi.advanceTimersByTimeAsync(1500)
  expect([ask.mock.calls.length, show.mock.calls]).toEqual([2 * once, []])
  isBusy = false
  await vi.advanceTimersByTimeAsync(2000)
  expect(ask).toHaveBeenCalledTimes(3 * once)
  expect(show).toHaveBeenCalledOnce()
  expect(JSON.stringify(show.mock.calls)).not.toMatch(/failed|hasFailed":true/)
})

it.each(Object.entries(readings))('asks no more for %s when nobody looks any longer', async (_, begin) => {
  begin()
  await vi.advanceTimersByTimeAsync(500)
  ask.mockClear()
  leave?.()
  await vi.advanceTimersByTimeAsync(10_000)
  expect([ask.mock.calls, show.mock.calls]).toEqual([[], []])
})

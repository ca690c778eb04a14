import { afterEach, expect, it, vi } from 'vitest'
import { checkoutStorage } from './checkout-storage.ts'
import { emptyDraft, orderBody } from './draft.ts'
import { placeOrder } from './place-order.ts'

const body = orderBody(emptyDraft, { items: [], quotedTotal: undefined, partnerCode: undefined, discountCode: '' })

afterEach(() => {
  vi.unstubAllGlobals()
  checkoutStorage.clear()
})

it('reports a lost connection as the shop being out of reach, and keeps the key of the order', async () => {
  const { key } = checkoutStorage.readAttempt()
  checkoutStorage.writeAttempt({ key, unanswered: [] })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await placeOrder(body, 'en')).toEqual({ outcome: 'unreached' })
  expect(checkoutStorage.readAttempt()).toEqual({ key, unanswered: [JSON.stringify(body)] })
})

it('reports only a failure where the server answered with a fault', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('oops', { status: 502 })))
  expect(await placeOrder(body, 'en')).toEqual({ outcome: 'failed', message: undefined })
})

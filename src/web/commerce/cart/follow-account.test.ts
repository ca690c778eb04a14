import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { KeptCart } from '#contract/carts.ts'
import { money } from '#contract/rules/money.ts'
import { cart } from './cart-store.ts'
import { followAccount } from './follow-account.ts'

vi.mock('#web/browser/visitor.ts', () => ({
  visitorNow: () => ({ state: 'signed_in', profile: { id: 'a-member' } }),
  isStaffVisitor: () => false,
  subscribeToVisitor: () => undefined,
}))

const mug = { product_id: 'a-mug', slug: 'a-mug', name: 'A mug', price: money(45), quantity: 2 }
const kept: KeptCart = { version: 3, lines: [{ ...mug, variation_id: null, variation_name: null, size: null, image_key: null }] }
let isBusy = true
const ask = vi.fn(() => Promise.resolve(isBusy ? Response.json({ error: 'Busy', code: 'busy' }, { status: 503 }) : Response.json(kept)))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null, setItem: stored.set.bind(stored) })
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('fetch', ask)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('asks again for the cart of the account that a busy shop did not tell', async () => {
  followAccount()
  await vi.advanceTimersByTimeAsync(500)
  expect(ask).toHaveBeenCalledOnce()
  isBusy = false
  await vi.advanceTimersByTimeAsync(1500)
  expect(ask).toHaveBeenCalledTimes(2)
  expect(cart.lines()).toMatchObject([{ id: 'a-mug', quantity: 2 }])
})

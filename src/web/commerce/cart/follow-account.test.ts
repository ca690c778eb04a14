import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import type { KeptCart } from '#contract/carts.ts'
import { money } from '#contract/rules/money.ts'
import type * as store from './cart-store.ts'
import type * as following from './follow-account.ts'

const mug = { product_id: 'a-mug', slug: 'a-mug', name: 'A mug', price: money(45), quantity: 2 }
const kept: KeptCart = { version: 3, lines: [{ ...mug, variation_id: null, variation_name: null, size: null, image_key: null }] }
let isBusy = true
const askedForCart = vi.fn(() => (isBusy ? Response.json({ error: 'Busy', code: 'busy' }, { status: 503 }) : Response.json(kept)))

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const stored = new Map<string, string>()
  const page = new EventTarget()
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null, setItem: stored.set.bind(stored) })
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', page)
  vi.stubGlobal('BroadcastChannel', undefined)
  const answers: Record<string, () => Response> = {
    '/api/visitor': () => Response.json({ profile: { id: 'a-member', role: 'customer' } }),
    '/api/cart': askedForCart,
  }
  vi.stubGlobal('fetch', (address: string) => Promise.resolve(answers[address.replace(/\?.*/, '')]?.() ?? Response.json(null)))
})
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.resetModules()
})

it('asks again for the cart of the account that a busy shop did not tell', async () => {
  const { cart }: typeof store = await import('./cart-store.ts')
  const { followAccount }: typeof following = await import('./follow-account.ts')
  followAccount()
  await vi.advanceTimersByTimeAsync(500)
  expect(askedForCart).toHaveBeenCalledOnce()
  isBusy = false
  await vi.advanceTimersByTimeAsync(1500)
  expect(askedForCart).toHaveBeenCalledTimes(2)
  expect(cart.lines()).toMatchObject([{ id: 'a-mug', quantity: 2 }])
})

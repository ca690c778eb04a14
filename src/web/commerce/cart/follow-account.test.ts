import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import type { KeptCart } from '#contract/carts.ts'
import { money } from '#contract/rules/money.ts'
import type * as sessionEvents from '#web/browser/session-events.ts'
import { fakeStorage } from '#tests/support/fake-storage.ts'
import type * as store from './cart-store.ts'
import type * as following from './follow-account.ts'
import { cartLineOf } from './kept-cart.ts'
import type * as memory from './kept-memory.ts'

const mug = { product_id: 'a-mug', slug: 'a-mug', name: 'A mug', price: money(45), quantity: 2 }
const kept: KeptCart = { version: 3, lines: [{ ...mug, variation_id: null, variation_name: null, size: null, image_key: null }] }
const hat: KeptCart['lines'][number] = {
  ...mug,
  product_id: 'a-hat',
  variation_id: null,
  variation_name: null,
  size: null,
  image_key: null,
}
let isBusy: boolean
let answerPut: (answer: Response) => void
const askedForCart = vi.fn(() => (isBusy ? Response.json({ error: 'Busy', code: 'busy' }, { status: 503 }) : Response.json(kept)))

beforeEach(() => {
  vi.resetModules()
  isBusy = true
  askedForCart.mockClear()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const page = new EventTarget()
  vi.stubGlobal('localStorage', fakeStorage())
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', page)
  vi.stubGlobal('BroadcastChannel', undefined)
  const answers: Record<string, () => Response> = {
    '/api/visitor': () => Response.json({ profile: { id: 'a-member', role: 'customer' } }),
    '/api/cart': askedForCart,
  }
  vi.stubGlobal('fetch', (address: string, { method }: RequestInit = {}) =>
    method === 'PUT'
      ? new Promise<Response>((resolve) => (answerPut = resolve))
      : Promise.resolve(answers[address.replace(/\?.*/, '')]?.() ?? Response.json(null)),
  )
})
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.resetModules()
})

it('requests the account’s cart again after a busy answer', async () => {
  const { cart }: typeof store = await import('./cart-store.ts')
  const { followAccount }: typeof following = await import('./follow-account.ts')
  followAccount()
  await vi.advanceTimersByTimeAsync(500)
  await expect.poll(() => askedForCart.mock.calls.length).toBe(1)
  isBusy = false
  await vi.advanceTimersByTimeAsync(1500)
  await expect.poll(() => askedForCart.mock.calls.length).toBe(2)
  expect(cart.lines()).toMatchObject([{ id: 'a-mug', quantity: 2 }])
})

it('leaves a guest’s pieces at a sign-out, also when the account’s answer comes after it', async () => {
  isBusy = false
  const { cart }: typeof store = await import('./cart-store.ts')
  const { leaveCart }: typeof memory = await import('./kept-memory.ts')
  const { announceSession }: typeof sessionEvents = await import('#web/browser/session-events.ts')
  const { followAccount }: typeof following = await import('./follow-account.ts')
  cart.adopt([{ ...cartLineOf(hat), quantity: 1 }])
  followAccount()
  await vi.advanceTimersByTimeAsync(500)
  expect(cart.lines()).toMatchObject([{ id: 'a-mug' }, { id: 'a-hat', quantity: 1 }])
  leaveCart()
  announceSession('signed_out')
  answerPut(Response.json({ version: 4, lines: [...kept.lines, hat] } satisfies KeptCart))
  await vi.advanceTimersByTimeAsync(2000)
  expect(cart.lines()).toMatchObject([{ id: 'a-hat', quantity: 1 }])
  cart.clear()
  expect(localStorage.getItem('tulpar.cart.kept')).toBeNull()
})

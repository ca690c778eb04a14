import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import { money } from '#contract/rules/money.ts'
import { fakeStorage } from '#tests/support/fake-storage.ts'
import type * as leaving from './leave-signed-out.ts'
import type * as ownTyping from '#web/browser/own-typing.ts'
import type * as sessionEvents from '#web/browser/session-events.ts'
import type * as store from '../cart/cart-store.ts'

beforeEach(() => {
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location: { assign: () => undefined } }))
  vi.stubGlobal('BroadcastChannel', undefined)
  vi.stubGlobal('localStorage', fakeStorage())
})
afterEach(() => void vi.unstubAllGlobals())
afterAll(() => void vi.resetModules())

async function openPage() {
  vi.resetModules()
  const { leaveSignedOut }: typeof leaving = await import('./leave-signed-out.ts')
  const { noteTypist, typedPrefix }: typeof ownTyping = await import('#web/browser/own-typing.ts')
  const { announceSession }: typeof sessionEvents = await import('#web/browser/session-events.ts')
  localStorage.setItem(`${typedPrefix}reply.aya.1#tab`, '{}')
  localStorage.setItem(`${typedPrefix}reply.dana.1#tab`, '{}')
  return { leaveSignedOut, noteTypist, announceSession }
}

const keptOf = (person: string) => Object.keys(localStorage).some((key) => key.includes(`.${person}.`))

it('forgets typed text of a staff member who signs out here', async () => {
  const { leaveSignedOut, noteTypist } = await openPage()
  noteTypist('aya')
  void leaveSignedOut('/')
  expect([keptOf('aya'), keptOf('dana')]).toEqual([false, true])
})

it('forgets nothing where a session only ended, and nothing of them when somebody else signs in and out', async () => {
  const { leaveSignedOut, noteTypist, announceSession } = await openPage()
  noteTypist('aya')
  announceSession('signed_out')
  expect(keptOf('aya')).toBe(true)
  announceSession('signed_in')
  void leaveSignedOut('/')
  expect([keptOf('aya'), keptOf('dana')]).toEqual([true, true])
})

const mug = { id: 'a-mug', slug: 'a-mug', name: 'A mug', imageKey: null, price: money(45) }
const memoryKey = 'tulpar.cart.kept'
const piecesIn = (cart: typeof store.cart) => cart.lines().map(({ id, quantity }) => [id, quantity])

/** Opens a page with the account’s cart. `brought` pieces were in this browser before the sign-in. */
async function openCart(quantity: number, brought: number) {
  localStorage.setItem(
    'tulpar.cart',
    JSON.stringify([
      { ...mug, quantity },
      { ...mug, id: 'a-hat', quantity: 1 },
    ]),
  )
  const memory = { accountId: 'aya', version: 3, lines: `a-mug//×${quantity} a-hat//×1`, brought: { 'a-mug//': brought } }
  localStorage.setItem(memoryKey, JSON.stringify(memory))
  const page = await openPage()
  const { cart }: typeof store = await import('../cart/cart-store.ts')
  return { ...page, cart }
}

it('takes the account’s cart along, and leaves the cart of this browser', async () => {
  const { leaveSignedOut, cart } = await openCart(3, 1)
  void leaveSignedOut('/')
  expect(piecesIn(cart)).toEqual([['a-mug', 1]])
  expect(JSON.parse(localStorage.getItem('tulpar.cart') ?? '')).toMatchObject([{ id: 'a-mug', quantity: 1 }])
  // A second call must not remove pieces, since the next page signals the sign-out again.
  cart.add(mug, 4)
  void leaveSignedOut('/')
  expect(piecesIn(cart)).toEqual([['a-mug', 5]])
})

it('forgets the account with a cart that was all its own', async () => {
  const { leaveSignedOut, cart } = await openCart(3, 0)
  void leaveSignedOut('/')
  expect([piecesIn(cart), localStorage.getItem(memoryKey)]).toEqual([[], null])
})

it('leaves the cart where a session only ended', async () => {
  const { announceSession, cart } = await openCart(3, 0)
  announceSession('signed_out')
  expect(piecesIn(cart)).toEqual([
    ['a-mug', 3],
    ['a-hat', 1],
  ])
})

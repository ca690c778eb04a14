import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import type * as hearts from './toggle-wishlist.ts'
import type * as store from './wishlist-store.ts'
import type * as toasts from '#web/ui/toasts.ts'

let asked: { call: string; resolve: (answer: Response) => void }[] = []
let everAsked: string[] = []

beforeEach(() => {
  asked = []
  everAsked = []
  const page = Object.assign(new EventTarget(), { location: { pathname: '/shop', search: '' } })
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', page)
  vi.stubGlobal('BroadcastChannel', undefined)
  vi.stubGlobal('fetch', (address: string, { method = 'GET' }: RequestInit) => {
    const call = `${method} ${address.replace(/\?.*/, '')}`
    everAsked.push(call)
    return new Promise<Response>((resolve) => asked.push({ call, resolve }))
  })
})
afterAll(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

const [visitor, list, add, remove] = [
  'GET /api/visitor',
  'GET /api/wishlists/product-ids',
  'POST /api/wishlists',
  'DELETE /api/wishlists/a-mug',
] as const

async function answer(call: string, body: unknown): Promise<void> {
  await expect.poll(() => asked.map((one) => one.call)).toContain(call)
  const [first] = asked.splice(
    asked.findIndex((one) => one.call === call),
    1,
  )
  first?.resolve(Response.json(body))
}

async function openPage() {
  vi.resetModules()
  const { wishlist }: typeof store = await import('./wishlist-store.ts')
  const { toggleWishlist }: typeof hearts = await import('./toggle-wishlist.ts')
  const { findToast }: typeof toasts = await import('#web/ui/toasts.ts')
  wishlist.subscribe(() => undefined)
  return { press: () => toggleWishlist('a-mug', 'en'), isPressed: () => wishlist.has('a-mug'), findToast }
}

it('requests no list for a guest who pressed before the visitor was known', async () => {
  const { press, isPressed, findToast } = await openPage()
  const pressed = press()
  await answer(visitor, { profile: null })
  await pressed
  expect([everAsked, isPressed(), findToast()]).toEqual([[visitor], false, undefined])
})

it('removes a listed product for a member who pressed before the visitor was known, once', async () => {
  const { press, isPressed, findToast } = await openPage()
  const pressed = Promise.all([press(), press()])
  await answer(visitor, { profile: { id: 'a-member' } })
  await press()
  await answer(list, ['a-mug'])
  await answer(remove, {})
  await pressed
  expect(everAsked).toEqual([visitor, list, remove])
  expect([isPressed(), findToast()?.title]).toEqual([false, 'Removed from wishlist'])
})

it('saves a product that is not in it', async () => {
  const { press, isPressed } = await openPage()
  const pressed = press()
  await answer(visitor, { profile: { id: 'a-member' } })
  await answer(list, [])
  await answer(add, {})
  await pressed
  expect([everAsked, isPressed()]).toEqual([[visitor, list, add], true])
})

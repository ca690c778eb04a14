import { expect, expectTypeOf, it } from 'vitest'
import * as adminOrders from '#contract/calls/admin-orders.gen.ts'
import * as account from '#contract/calls/account.gen.ts'
import * as catalog from '#contract/calls/catalog.gen.ts'
import * as members from '#contract/calls/members.gen.ts'
import * as orders from '#contract/calls/orders.gen.ts'
import type * as signIn from '#contract/calls/auth-sign-in.gen.ts'
import type { Profile } from '#contract/account.ts'
import type { Product } from '#contract/catalog.ts'
import { partsOf } from './request-parts.ts'
import { addressOf } from './address-of.ts'

const id = '0199a1b2-0000-7000-8000-000000000001'

it('fills in path parameters, and sends the rest as query', () => {
  expect(partsOf(catalog.getProduct, { id: 'felt hat/blue' }, 'kk')).toEqual({
    method: 'GET',
    address: '/api/products/felt%20hat%2Fblue?lang=kk',
  })
  expect(partsOf(catalog.listProducts, { price: ['0-50', '150-'], limit: 12, q: undefined })).toEqual({
    method: 'GET',
    address: '/api/products?price=0-50%2C150-&limit=12',
  })
})

it('sends fields that are not in the path in the body', () => {
  expect(partsOf(members.addToWishlist, { productId: id }, 'ru')).toEqual({
    method: 'POST',
    address: '/api/wishlists?lang=ru',
    body: { productId: id },
  })
  expect(partsOf(members.removeFromWishlist, { productId: id })).toEqual({ method: 'DELETE', address: `/api/wishlists/${id}` })
})

it('takes the parts of a request that its input names', () => {
  expect(partsOf(adminOrders.setHold, { params: { id }, body: { hours: 24 } }, 'en')).toEqual({
    method: 'PUT',
    address: `/api/admin/orders/${id}/hold?lang=en`,
    body: { hours: 24 },
  })
  expect(partsOf(orders.cancel, { params: { id } })).toEqual({ method: 'POST', address: `/api/orders/${id}/cancellation` })
})

it('sends nothing with a call without input, and an empty body where one is given', () => {
  expect(partsOf(account.join, undefined)).toEqual({ method: 'POST', address: '/api/membership' })
  expect(partsOf(members.closeAccount, {})).toEqual({ method: 'DELETE', address: '/api/profile', body: {} })
})

it('keeps the language that an input names', () => {
  expect(addressOf(catalog.search, { q: 'тон', lang: 'kk' }, 'en')).toBe('/api/search?q=%D1%82%D0%BE%D0%BD&lang=kk')
})

type Types<C extends { types?: unknown }> = NonNullable<C['types']>

it('knows input and answer of a call by the contract', () => {
  expectTypeOf<Types<typeof catalog.listProducts>>().toHaveProperty('answer').toHaveProperty('products').toEqualTypeOf<Product[]>()
  expectTypeOf<Types<typeof account.visitor>>().toHaveProperty('input').toEqualTypeOf<void>()
  expectTypeOf<Types<typeof account.visitor>>().toHaveProperty('answer').toEqualTypeOf<{ profile: Profile | null }>()
  expectTypeOf<Types<typeof adminOrders.setHold>>()
    .toHaveProperty('input')
    .toEqualTypeOf<{ params: { id: string }; body: { hours: number; expected_updated_at?: string | undefined } }>()
  // The body type of an answer that may also be a redirect.
  expectTypeOf<Types<typeof signIn.confirmAddress>>().toHaveProperty('answer').toHaveProperty('status').toEqualTypeOf<true>()
  // @ts-expect-error a call without a body does not accept another call's body
  expect(addressOf(orders.get, { order: id })).toBe('/api/orders/undefined?order=' + id)
})

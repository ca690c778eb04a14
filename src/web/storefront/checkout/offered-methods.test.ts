import { expect, it } from 'vitest'
import type { PaymentMethod } from '#contract/checkout.ts'
import { money } from '#contract/rules/money.ts'
import { offeredMethods } from './offered-methods.ts'

const method = (id: string, countries: PaymentMethod['countries'] = [], type: PaymentMethod['type'] = 'qr_code'): PaymentMethod => ({
  id,
  type,
  title: id,
  description: '',
  instructions: '',
  image_url: null,
  account_number: null,
  bank_name: null,
  beneficiary_name: null,
  swift_code: null,
  show_bank_details: false,
  countries,
  amount_from: null,
  amount_to: null,
  is_sandbox: false,
})
const methods = [method('duitnow', ['MY']), method('kaspi', ['KZ']), method('card', [], 'card'), method('cash', [], 'cash')]
const parcel = { country: 'MY', delivery: 'parcel', hasPreOrder: false, takesCash: true, total: undefined } as const
const idsOf = (offered: PaymentMethod[]) => offered.map(({ id }) => id)

it('offers methods of the buyer’s country first, and those of other countries last', () => {
  expect(idsOf(offeredMethods(methods, parcel))).toEqual(['duitnow', 'card', 'kaspi'])
  expect(idsOf(offeredMethods(methods, { ...parcel, country: 'KZ' }))).toEqual(['kaspi', 'card', 'duitnow'])
  expect(idsOf(offeredMethods(methods, { ...parcel, country: 'JP' }))).toEqual(['card', 'duitnow', 'kaspi'])
})

it('takes cash where the order is collected, and not for pre-orders', () => {
  expect(idsOf(offeredMethods(methods, { ...parcel, delivery: 'pickup' }))).toContain('cash')
  expect(idsOf(offeredMethods(methods, { ...parcel, delivery: 'pickup', hasPreOrder: true }))).not.toContain('cash')
  expect(idsOf(offeredMethods(methods, { ...parcel, delivery: 'pickup', takesCash: false }))).not.toContain('cash')
})

it('offers nothing unsuitable for this total, and everything while none is known', () => {
  const some = [{ ...method('all') }, { ...method('small'), amount_to: money(50) }, { ...method('large'), amount_from: money(50.01) }]
  expect(idsOf(offeredMethods(some, { ...parcel, total: money(50) }))).toEqual(['all', 'small'])
  expect(idsOf(offeredMethods(some, { ...parcel, total: money(50.01) }))).toEqual(['all', 'large'])
  expect(idsOf(offeredMethods(some, parcel))).toEqual(['all', 'small', 'large'])
})

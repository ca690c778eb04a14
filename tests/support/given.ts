import { type AccountActor, system } from '#contract/actor.ts'
import { type Role } from '#contract/rules/roles.ts'
import type { PaymentMethod } from '#contract/checkout.ts'
import { money } from '#contract/rules/money.ts'
import { systemClock } from '#kit/clock/clock.ts'
import type { Database } from '#kit/database/database.ts'
import { newId } from '#kit/ids.ts'
import { type Count, setOnHand } from '#modules/inventory/index.ts'

type GivenProduct = {
  name?: string
  names?: { ru?: string; kk?: string }
  price?: number
  sale_price?: number
  member_price?: number
  status?: 'draft' | 'active' | 'archived'
  is_pre_order?: boolean
  sizes?: string[]
  variations?: { name: string; price?: number; sale_price?: number; member_price?: number }[]
  /** Pieces per option. */
  stock?: number
}

type GivenPaymentMethod = { title?: string; type?: PaymentMethod['type']; is_active?: boolean; instructions?: string }

export function given(db: Database) {
  let count = 0

  async function product(wanted: GivenProduct = {}) {
    count += 1
    const id = newId()
    const { name = `Thing ${count}`, price = 40, sizes = [], variations = [], stock = 100 } = wanted
    await db
      .insertInto('products')
      .values({
        id,
        slug: `thing-${count}`,
        sku: `T-${count}`,
        name,
        price: money(price),
        sizes,
        status: wanted.status ?? 'active',
        sale_price: wanted.sale_price ?? null,
        member_price: wanted.member_price ?? null,
        is_pre_order: wanted.is_pre_order ?? false,
      })
      .execute()
    for (const [language, translated] of Object.entries(wanted.names ?? {})) {
      await db
        .insertInto('product_translations')
        .values({ product_id: id, language: language === 'ru' ? 'ru' : 'kk', name: translated })
        .execute()
    }
    const variationIds = variations.map(() => newId())
    for (const [position, variation] of variations.entries()) {
      await db
        .insertInto('product_variations')
        .values({ id: variationIds[position] ?? newId(), product_id: id, position, price: null, ...variation })
        .execute()
    }
    await setOnHand({ db, actor: system, clock: systemClock }, id, countsOf(variationIds, sizes, stock))
    return { id, variationIds }
  }

  async function account({
    role = 'customer',
    isMember = false,
    isSuperAdmin = false,
  }: { role?: Role; isMember?: boolean; isSuperAdmin?: boolean } = {}) {
    count += 1
    const accountId = newId()
    const email = `person-${count}@example.com`
    await db
      .insertInto('users')
      .values({ id: accountId, name: `Person ${count}`, email })
      .execute()
    return { kind: 'account', accountId, email, fullName: `Person ${count}`, role, isSuperAdmin, isMember } satisfies AccountActor
  }

  async function paymentMethod({
    title = 'Bank transfer',
    type = 'bank_transfer',
    is_active = true,
    instructions = '',
  }: GivenPaymentMethod = {}) {
    const id = newId()
    const account = { show_bank_details: true, account_number: '1234' }
    await db
      .insertInto('payment_methods')
      .values({ id, type, title, is_active, instructions, ...account })
      .execute()
    return id
  }

  return { product, account, paymentMethod }
}
export type Given = ReturnType<typeof given>

function countsOf(variationIds: readonly string[], sizes: readonly string[], onHand: number): Count[] {
  const variations = variationIds.length > 0 ? variationIds : [null]
  return variations.flatMap((variationId) => (sizes.length > 0 ? sizes : [null]).map((size) => ({ variationId, size, onHand })))
}

/** Returns a guest's order of these items, delivered to Kuala Lumpur. */
export function orderOf(paymentMethodId: string, items: readonly object[], changes: object = {}) {
  return {
    items,
    contact: { name: 'Nurul Izzah', email: 'nurul@example.com', phone: '+60 12 345 6789' },
    shipping: { address: '1 Jalan Ampang', city: 'Kuala Lumpur', state: 'W.P. Kuala Lumpur', zip: '50450', country: 'MY' },
    payment_method_id: paymentMethodId,
    ...changes,
  }
}

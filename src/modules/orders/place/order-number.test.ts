import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { money } from '#contract/rules/money.ts'
import type { Database } from '#kit/database/database.ts'
import { newId } from '#kit/ids.ts'
import { testDatabase } from '#tests/support/database.ts'
import { insertOrder } from './insert-order.ts'
import { drawOrderNumbers, normaliseOrderNumber } from './order-number.ts'

const { db } = await testDatabase({ poolSize: 20 })

it('draws short numbers first, at random', () => {
  const [first, ...rest] = drawOrderNumbers()
  expect(first).toMatch(/^UND-[1-9]\d{4}$/)
  expect(rest.at(-1)).toMatch(/^UND-[1-9]\d{11}$/)
  expect(new Set(Array.from({ length: 50 }, () => drawOrderNumbers()[0])).size).toBeGreaterThan(45)
})

it.each(['UND-48213', 'und-48213', ' UND 48213 ', '#48213', '48213', 'und48213', '№ UND-48213', '№48213'])(
  'reads %j as people type it',
  (typed) => {
    expect(normaliseOrderNumber(typed)).toBe('UND-48213')
  },
)

it('leaves text that is no number as it is', () => {
  expect(normaliseOrderNumber("' or 1=1 --")).toBe("' OR 1=1 --")
})

it('takes the first free number, and widens when the short ones are taken', async () => {
  const numbers = []
  for (let n = 0; n < 3; n += 1) numbers.push(await place(['UND-10001', 'UND-10002', 'UND-100001']))
  expect(numbers).toEqual(['UND-10001', 'UND-10002', 'UND-100001'])
})

it('gives no number twice to orders that draw the same ones at once', async () => {
  const few = Array.from({ length: 20 }, (_, n) => `UND-2000${n}`)
  const numbers = await Promise.all(few.map(() => place(few)))
  expect(numbers.toSorted()).toEqual(few.toSorted())
})

it('reads no order but those of the drawn numbers, however few there were when the statement was planned', async () => {
  await db.connection().execute(async (alone) => {
    const before = await readInFull(alone)
    for (let n = 0; n < 20; n += 1) await place(drawOrderNumbers(), alone)
    expect(await readInFull(alone)).toBe(before)
  })
})

/** Returns how often a connection's statements scanned all orders. */
async function readInFull(alone: Database): Promise<number> {
  await sql`select pg_stat_force_next_flush()`.execute(alone)
  const { rows } = await sql<{ scans: number }>`select seq_scan::int as scans from pg_stat_user_tables where relname = 'orders'`.execute(
    alone,
  )
  return rows[0]?.scans ?? 0
}

function place(numbers: string[], on: Database = db): Promise<string> {
  const nothing = money(0)
  return insertOrder(
    { db: on },
    {
      order: {
        id: newId(),
        account_id: null,
        status: 'pending',
        payment_status: 'unpaid',
        channel: 'web',
        language: 'en',
        contact_name: 'N',
        email: 'n@example.com',
        phone: '0123456',
        delivery: 'parcel',
        promised_made_by: null,
        promised_from: null,
        promised_to: null,
        shipping_address: { address: '1', city: 'KL', state: 'KL', zip: '1', country: 'MY' },
        billing_address: null,
        shipping_zone: 'malaysia_peninsular',
        subtotal: nothing,
        discount: nothing,
        discount_code: null,
        gift_wrapping: null,
        shipping: nothing,
        tax: nothing,
        rounding: nothing,
        total: nothing,
        paid: nothing,
        paid_through: null,
        refunded: nothing,
        tax_rate: 0,
        payment_method_id: null,
        payment_method: {
          type: 'cash',
          title: 'Cash',
          instructions: '',
          image_url: null,
          account_number: null,
          bank_name: null,
          beneficiary_name: null,
          swift_code: null,
          show_bank_details: false,
        },
        reference: null,
        tracking_number: null,
        note: null,
        gift_message: null,
        partner_code: null,
        event_id: null,
        collected_at: null,
        proof_refusal: null,
        placed_at: new Date(),
        expires_at: null,
      },
      items: [],
      historyId: newId(),
      history: { account_id: null },
      tokenHash: null,
      origin: undefined,
    },
    () => numbers,
  )
}

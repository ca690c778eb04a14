import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { EinvoiceSettings } from '#contract/einvoice.ts'
import { daysOfMonth } from '#contract/rules/einvoice-rules.ts'
import type { PaymentKind } from '#contract/rules/payment-kinds.ts'
import { money, zero } from '#contract/rules/money.ts'
import { falseSeal } from '#tests/support/false-seal.ts'
import { paymentModes } from '../month/month-file.ts'
import { leftOf, partsOfRefund } from '../month/refund-parts.ts'
import { signDocument } from '../signature/sign-document.ts'
import { type ComposedDocument, composeDocument } from './compose-document.ts'
import { consolidatedLine, linesOfOrder, refundLine, type SoldWithItems } from './document-lines.ts'
import { type DocumentBuyer, generalPublic } from './parties.ts'

const folder = new URL('../../../../tests/fixtures/einvoice/', import.meta.url)
const fixture = (name: string) => readFileSync(new URL(name, folder), 'utf8').trimEnd()

type StoredOrder = {
  order_number: string
  items: { name: string; variation_name: string | null; size: string | null; quantity: number; unit_price: number; line_total: number }[]
  discount: number
  gift_wrapping: number | null
  shipping: number
  tax: number
  rounding: number
  total: number
  payment_method: { type: PaymentKind }
}
const stored = JSON.parse(fixture('orders.json')) as StoredOrder[]
const { address_2, ...sellerFields } = JSON.parse(fixture('seller.json')) as Omit<EinvoiceSettings['seller'], 'address_2'> & {
  address_2: null
}
const seller = { ...sellerFields, address_2: address_2 ?? '' }
const asked = JSON.parse(fixture('buyer.json')) as Record<string, string>
const aisyah: DocumentBuyer = {
  ...generalPublic,
  name: asked['name'] ?? '',
  idType: 'NRIC',
  idValue: asked['id_value'] ?? '',
  email: asked['email'] ?? '',
  phone: asked['phone'] ?? '',
  address: asked['address'] ?? '',
  city: asked['city'] ?? '',
  zip: asked['zip'] ?? '',
  state: asked['state'] ?? '',
}
const seal = await falseSeal()

function soldAs(orderNumber: string): SoldWithItems & { mode: string } {
  const order = stored.find(({ order_number }) => order_number === orderNumber)
  if (!order) throw new Error(`no order ${orderNumber}`)
  return {
    orderNumber,
    mode: paymentModes[order.payment_method.type],
    taxType: '01',
    taxRate: 0.06,
    discount: money(order.discount),
    shipping: money(order.shipping),
    wrapping: money(order.gift_wrapping ?? 0),
    tax: money(order.tax),
    rounding: money(order.rounding),
    total: money(order.total),
    items: order.items.map(({ name, variation_name, size, quantity, unit_price, line_total }) => ({
      name,
      variation: variation_name,
      size,
      quantity,
      price: money(unit_price),
      total: money(line_total),
    })),
  }
}

const [shirts, stickers, mug, bag] = ['UND-482913', 'UND-77120', 'UND-903355', 'UND-51804'].map(soldAs) as [
  ReturnType<typeof soldAs>,
  ReturnType<typeof soldAs>,
  ReturnType<typeof soldAs>,
  ReturnType<typeof soldAs>,
]
const nothing = { untaxed: zero, tax: zero, goods: zero }
const shared = { version: '1.1', seller, rounding: zero } as const
const left = [
  [stickers, leftOf(stickers, nothing)],
  [mug, leftOf(mug, partsOfRefund(mug, money(10)))],
  [bag, leftOf(bag, nothing)],
] as const

const documents: readonly [file: string, document: ComposedDocument][] = [
  [
    'invoice',
    {
      ...shared,
      codeNumber: 'UND-482913',
      at: new Date('2026-11-27T09:20:05Z'),
      type: '01',
      buyer: aisyah,
      paymentMode: shirts.mode,
      lines: linesOfOrder(shirts, '022'),
    },
  ],
  [
    'consolidated',
    {
      ...shared,
      codeNumber: 'CI-202611-1',
      at: new Date('2026-12-02T01:00:03Z'),
      type: '01',
      period: daysOfMonth('2026-11'),
      buyer: generalPublic,
      lines: left.map(([sold, rest]) => consolidatedLine(sold, rest)),
      rounding: money(0.01),
    },
  ],
  [
    'refund-note',
    {
      ...shared,
      codeNumber: 'RN-UND-482913-1',
      at: new Date('2026-12-04T02:30:00Z'),
      type: '04',
      reference: { codeNumber: 'UND-482913', uuid: 'A1B2C3D4E5F6G7H8J9K0M1N2P3' },
      buyer: aisyah,
      paymentMode: shirts.mode,
      lines: [refundLine(shirts, partsOfRefund(shirts, money(50)), '022')],
    },
  ],
  [
    'refund-note-consolidated',
    {
      ...shared,
      codeNumber: 'RN-UND-903355-1',
      at: new Date('2026-12-04T02:30:00Z'),
      type: '04',
      reference: { codeNumber: 'CI-202611-1', uuid: 'C0NS0L1DATEDN0VEMBER2026XX' },
      buyer: generalPublic,
      paymentMode: mug.mode,
      lines: [refundLine(mug, partsOfRefund(mug, money(35.1), money(10)))],
    },
  ],
]

it.each(documents)('writes and signs %s byte by byte as in the example', (file, document) => {
  const text = composeDocument(document)
  expect(text).toBe(fixture(`${file}.min.txt`))
  const signedAt = new Date(document.at.getTime() + 2000)
  expect(signDocument(text, seal, signedAt)).toBe(fixture(`${file}.signed.min.txt`))
})

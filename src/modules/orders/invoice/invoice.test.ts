import { expect, it } from 'vitest'
import type { Order } from '#contract/orders.ts'
import { serverTranslator } from '#modules/server-translator.ts'
import { orderOf } from '#tests/support/given.ts'
import { textOfPdf } from '#tests/support/read-pdf.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { drawInvoice } from './draw-invoice.ts'
import { placeRows, viewInvoice } from './view-invoice.ts'

const { given, place } = await testShop()
const method = await given.paymentMethod()
const mug = await given.product()
const almaty = { address: '1 Abay', city: 'Almaty', state: ' almaty', zip: '050000', country: 'KZ' as const }

async function view(changes: Partial<Order> = {}) {
  const { body } = await place(orderOf(method, [{ product_id: mug.id, quantity: 1 }]))
  const shop = { name: 'Tulpar', email: '', site: 'tulpar.example', address: almaty, sstNumber: '' }
  return viewInvoice(serverTranslator('invoice', 'en'), {
    order: { ...body.order, ...changes },
    taxRate: 0.06,
    shop,
    language: 'en',
  })
}

it('says in its title that the order was cancelled', async () => {
  expect([(await view()).title, (await view({ status: 'cancelled' })).title]).toEqual(['Invoice', 'Cancelled invoice'])
})

it('names a state once where it equals the city', () => {
  expect(placeRows(almaty, 'en')).toEqual(['1 Abay', '050000 Almaty', 'Kazakhstan'])
})

it('is tagged for screen readers', async () => {
  const bytes = await drawInvoice(await view(), 'en')
  const written = bytes.toString('latin1')
  expect(written).toContain('/Marked true')
  expect(written.match(/\/S \/H1/g)).toHaveLength(1)
  expect(written.match(/\/S \/P/g)?.length).toBeGreaterThan(10)
  expect(await textOfPdf(bytes)).toContain('Invoice')
})

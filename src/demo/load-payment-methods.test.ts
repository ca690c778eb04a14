import sharp from 'sharp'
import { expect, it } from 'vitest'
import { payloadFor, readMerchantPayload } from '#contract/rules/duitnow/merchant-payload.ts'
import { officeLanguages } from '#contract/languages.ts'
import { findPaymentMethod, setGatewayModes } from '#modules/checkout/index.ts'
import { ShopMemory } from '#modules/shop-memory.ts'
import { catalogCtx, temporaryFiles } from '#tests/support/catalog-ctx.ts'
import { testDatabase } from '#tests/support/database.ts'
import { loadDemoPaymentMethods } from './load-payment-methods.ts'

const { db } = await testDatabase()
const files = await temporaryFiles()
const memory = new ShopMemory()
setGatewayModes(memory, { card: 'sandbox', paypal: 'sandbox' })

it('loads every way to pay once, in three languages', async () => {
  await loadDemoPaymentMethods(catalogCtx({ db, files }))
  await loadDemoPaymentMethods(catalogCtx({ db, files }))
  const rows = await db.selectFrom('payment_methods').select(['id', 'type']).orderBy('display_order').execute()
  expect(rows.map(({ type }) => type)).toEqual(['qr_code', 'qr_code', 'bank_transfer', 'card', 'paypal', 'cash'])
  for (const { id } of rows) {
    const shown = await Promise.all(officeLanguages.map((language) => findPaymentMethod(catalogCtx({ db, files, language, memory }), id)))
    expect(new Set(shown.map((method) => method?.instructions)).size).toBe(3)
  }
})

it('has a DuitNow code of which a code for one payment can be made', async () => {
  const { duitnow_payload } = await db
    .selectFrom('payment_methods')
    .select('duitnow_payload')
    .where('duitnow_payload', 'is not', null)
    .executeTakeFirstOrThrow()
  const read = readMerchantPayload(duitnow_payload ?? '')
  expect(read).toMatchObject({ merchant_name: 'TULPAR DEMO (NO PAYMENT)', payload: duitnow_payload })
  expect(readMerchantPayload(payloadFor(duitnow_payload ?? '', { amount: 12.5, reference: 'UND-1' }) ?? '')).toMatchObject({
    merchant_city: 'KUALA LUMPUR',
  })
})

it('draws the QR codes as images that are stored with the others', async () => {
  const images = await db.selectFrom('pictures').select(['file_key', 'width']).execute()
  expect(images.map(({ width }) => width)).toEqual([960, 960])
  for (const { file_key } of images) {
    const { dominant } = await sharp(await files.find(file_key)).stats()
    expect(dominant.r).toBeGreaterThan(200)
  }
})

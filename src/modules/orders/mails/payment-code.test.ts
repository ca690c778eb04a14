import { decodeQR } from 'qr/decode.js'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import type { Mail, Mailer } from '#kit/mail/mailer.ts'
import { newId } from '#kit/ids.ts'
import type { OrderMailKind } from '#contract/rules/order-mails.ts'
import { merchantCode } from '#tests/support/duitnow.ts'
import { orderOf } from '#tests/support/given.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { sendOrderMail } from './order-mail-handler.ts'

const shop = await testShop()
const { db, given } = shop
const duitnow = await given.paymentMethod({ type: 'qr_code', title: 'DuitNow QR' })
await db.updateTable('payment_methods').set({ duitnow_payload: merchantCode() }).where('id', '=', duitnow).execute()
const kaspi = await given.paymentMethod({ type: 'qr_code', title: 'Kaspi QR' })

const notAtEvent = () => Promise.reject(new Error('not collected at an event'))

async function mailOf(orderId: string, kind: OrderMailKind): Promise<Mail> {
  let sent: Mail | undefined
  const mailer: Mailer = {
    async sendOnce(_db, _key, write) {
      sent = await write(db)
      return 'sent'
    },
    close() {},
  }
  await sendOrderMail(
    shop.ctxOf(),
    { mailer, publicUrl: 'https://tulpar.example', pickupCode: notAtEvent },
    { orderId, kind, occasion: newId() },
  )
  if (!sent) throw new Error('no mail')
  return sent
}

async function placed(method: string) {
  const { id } = await given.product({ price: 62.69 })
  const { body } = await shop.place(orderOf(method, [{ product_id: id, quantity: 1 }]))
  return body.order
}

async function codeIn({ images = [] }: Mail): Promise<string> {
  const [image] = images
  if (!image) throw new Error('no image')
  const { data, info } = await sharp(await image.content())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return decodeQR({ width: info.width, height: info.height, data })
}

it.each(['received', 'pay_link', 'proof_refused'] as const)('shows the code of the order page in the mail "%s"', async (kind) => {
  const order = await placed(duitnow)
  const mail = await mailOf(order.id, kind)
  expect(await codeIn(mail)).toBe(order.payment.duitnow_payload)
  expect(order.payment.duitnow_payload).toContain(order.total.toFixed(2))
  const { text, html } = await mail.bodies()
  expect(html).toContain('src="cid:payment-code"')
  expect(text).toContain(`The code already includes RM\u00a0${order.total.toFixed(2)} and ${order.order_number}.`)
})

it('states no amount for a code that is the same for every order, and shows none once it is paid', async () => {
  const order = await placed(kaspi)
  const unpaid = await mailOf(order.id, 'received')
  expect(unpaid.images).toEqual([])
  expect((await unpaid.bodies()).text).not.toContain('already includes')
  const paid = await placed(duitnow)
  await shop.ask('PUT', `/admin/orders/${paid.id}/status`, { status: 'processing' }, { actor: await given.account({ role: 'staff' }) })
  expect((await mailOf(paid.id, 'received')).images).toEqual([])
})

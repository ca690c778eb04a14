import { expect, it } from 'vitest'
import type { Language } from '#contract/languages.ts'
import { createMailer } from '#kit/mail/mailer.ts'
import { listMails } from '#kit/mail/mail-store.ts'
import { newId } from '#kit/ids.ts'
import { orderOf } from '#tests/support/given.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { sendOrderMail } from './order-mail-handler.ts'
import { recordHistory } from '../change/order-history.ts'

const shop = await testShop()
const { db, given } = shop
const method = await given.paymentMethod()
const ctx = shop.ctxOf()
const services = {
  mailer: createMailer({ mailFrom: 'Tulpar <hello@tulpar.example>', isProduction: false }),
  publicUrl: 'https://tulpar.example',
  pickupCode: () => Promise.resolve('TP1'),
}

async function placeOrder(language: Language = 'en') {
  const tee = await given.product({ name: 'Snow leopard tee', sizes: ['M'] })
  const { body } = await shop.place(orderOf(method, [{ product_id: tee.id, size: 'M', quantity: 2 }]), { language })
  return body.order
}

const mailsAbout = async (number: string) => (await listMails(db, { limit: 500 })).filter(({ subject }) => subject.includes(number))

it('writes one letter, however often and however much at once its job runs', async () => {
  const { id, order_number } = await placeOrder()
  const occasion = { orderId: id, kind: 'received' as const, occasion: newId() }
  await Promise.allSettled(Array.from({ length: 20 }, () => sendOrderMail(ctx, services, occasion)))
  await sendOrderMail(ctx, services, occasion)

  const mails = await mailsAbout(order_number)
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatchObject({ to: 'nurul@example.com', subject: `We’ve received your order ${order_number}` })
})

it('writes again on another occasion of the same kind', async () => {
  const { id, order_number } = await placeOrder()
  for (const occasion of [newId(), newId()]) await sendOrderMail(ctx, services, { orderId: id, kind: 'shipped', occasion })
  expect(await mailsAbout(order_number)).toHaveLength(2)
})

it('writes in the language of the order, with a link that opens it without an account', async () => {
  const { id, order_number } = await placeOrder('ru')
  await sendOrderMail(ctx, services, { orderId: id, kind: 'received', occasion: newId() })
  const [mail] = await mailsAbout(order_number)
  expect(mail?.subject).toBe(`Ваш заказ ${order_number} принят`)
  expect(mail?.text).toContain('Snow leopard tee (размер M · 2')

  const link = /https:\/\/tulpar\.example\/ru\/order\/([\w-]+)\?token=([\w-]+)/.exec(mail?.text ?? '')
  expect(link?.[1]).toBe(id)
  const read = await shop.ask('GET', `/orders/${id}`, undefined, { guestTokens: [link?.[2] ?? ''] })
  expect(read.status).toBe(200)
})

it('shows the reason that the buyer was meant to read, and keeps staff’s notes internal', async () => {
  const { id, order_number } = await placeOrder()
  const { accountId: staffId } = await given.account({ role: 'staff' })
  const statusChange = await recordHistory(ctx, id, { kind: 'status', note: 'The print ran out', account_id: staffId })
  const ownReason = await recordHistory(ctx, id, { kind: 'status', note: 'I changed my mind' })
  const internal = await recordHistory(ctx, id, { kind: 'note', note: 'Suspicious card', is_internal: true })
  const expired = await recordHistory(ctx, id, { kind: 'expired' })
  for (const occasion of [statusChange, ownReason, internal, expired])
    await sendOrderMail(ctx, services, { orderId: id, kind: 'cancelled', occasion })

  const texts = (await mailsAbout(order_number)).map(({ text }) => text).join('\n')
  expect(texts).toContain('The print ran out')
  expect(texts).toContain('The payment didn’t arrive in time.')
  expect(texts).not.toMatch(/Suspicious card|changed my mind/)
})

it('sends nothing about an order that is gone', async () => {
  await expect(sendOrderMail(ctx, services, { orderId: newId(), kind: 'received', occasion: newId() })).resolves.toBeUndefined()
})

import type { Locator, Page } from '@playwright/test'
import { z } from 'zod'
import { adminPages } from '#contract/admin-pages.ts'
import { typedPrefix } from '#web/browser/own-typing.ts'
import { backOffice } from './support/back-office.ts'
import { sendProof } from './support/buying.ts'
import { call } from './support/calls.ts'
import { expect, isAlive, openPage, test } from './support/journey.ts'
import { newAddress } from './support/mails.ts'
import { newMember, orderOne } from './support/new-member.ts'
import { signInAs } from './support/signing-in.ts'
import { eventWith, orderAt } from './support/stall.ts'
import { translatorIn } from './support/translator.ts'

const t = translatorIn('en')
const text = 'Written with care, and long enough to be missed'

type Form = {
  page: Page
  address: string
  /** Shows the form. A dialog must be opened again after a reload; other forms open themselves for their text. */
  open?: () => Promise<void>
  isDialog?: boolean
  field: Locator
  send: () => Promise<void>
  sent: Locator
}

/** Types, reloads, expects the text, sends it, and expects that the browser has forgotten it. */
async function expectRestored({ page, address, open, isDialog = false, field, send, sent }: Form) {
  const stored = () => page.evaluate((prefix) => Object.keys(localStorage).filter((key) => key.startsWith(prefix)), typedPrefix)
  await openPage(page, address)
  await open?.()
  await field.fill(text)
  await expect.poll(async () => (await stored()).length).toBe(1)
  await page.reload()
  await isAlive(page)
  if (isDialog) await open?.()
  await expect(page.getByText(t('admin:unsaved.resumed'))).toBeVisible()
  await expect(field).toHaveValue(text)
  await send()
  await expect(sent.first()).toBeVisible()
  await expect.poll(stored).toEqual([])
}

/** A new member's delivered order of a product that no other journey uses. */
async function delivered(staff: Page, buyer: Page) {
  const office = await backOffice(staff)
  const product = await office.create({ name: `Felt bag ${crypto.randomUUID().slice(0, 8)}`, price: 60 })
  await newMember(buyer, 'kept-text')
  const { id } = await orderOne(buyer, product.slug)
  await put(staff, `/api/admin/orders/${id}/status`, { status: 'completed' })
  return { id, productId: product.id }
}

async function put(page: Page, path: string, data: object): Promise<unknown> {
  const answer = await page.request.put(path, { data, headers: { origin: test.info().project.use.baseURL ?? '' } })
  expect(answer.ok(), await answer.text()).toBe(true)
  return answer.json()
}

/** By key, because the message about the restored text may cover the button. */
const pressIn = (page: Page, name: string) => async () => {
  const button = page.getByRole('main').getByRole('button', { name, exact: true })
  await expect(button).toBeEnabled()
  await button.press('Enter')
}

test('restores a note on an order after a reload', async ({ page, someoneElse }) => {
  const buyer = await someoneElse()
  await newMember(buyer, 'kept-note')
  const { order_number: number } = await orderOne(buyer, 'shai-mug')
  await signInAs(page, 'staff')
  await expectRestored({
    page,
    address: adminPages.order(number),
    field: page.getByRole('textbox', { name: t('admin-order:notes.label') }),
    send: pressIn(page, t('admin-order:notes.add')),
    sent: page.getByText(t('admin-order:notes.saved')),
  })
})

test('restores the reason why a receipt is rejected', async ({ page, someoneElse }) => {
  const buyer = await someoneElse()
  await newMember(buyer, 'kept-refusal')
  const { id, order_number: number } = await orderOne(buyer, 'shai-mug')
  await openPage(buyer, `/account/orders/${id}`)
  await sendProof(buyer, t)
  await signInAs(page, 'staff')
  const dialog = page.getByRole('dialog', { name: t('admin-order:proof.refuseTitle') })
  await expectRestored({
    page,
    address: adminPages.order(number),
    open: pressIn(page, t('admin-order:proof.refuse')),
    isDialog: true,
    field: dialog.getByRole('textbox', { name: t('admin-order:proof.reason') }),
    send: () => dialog.getByRole('button', { name: t('admin-order:proof.refuse') }).click(),
    sent: page.getByText(text),
  })
})

test('restores the reason of a remake', async ({ page, someoneElse }) => {
  await signInAs(page, 'admin')
  const { id } = await orderOne(await someoneElse(), 'manul-mug')
  await put(page, `/api/admin/orders/${id}/status`, { status: 'processing' })
  const { items } = z
    .object({ items: z.object({ order_item_id: z.string() }).array().min(1) })
    .parse(await (await page.request.get(`/api/admin/orders/${id}/production-steps`)).json())
  await expectRestored({
    page,
    address: adminPages.itemSteps(items[0]?.order_item_id ?? ''),
    open: () => page.locator('summary', { hasText: t('admin-production:remake.title') }).click(),
    field: page.getByRole('textbox', { name: t('admin-production:steps.dialog.label') }),
    send: pressIn(page, t('admin-production:remake.button')),
    sent: page.getByText(t('admin-production:remake.made')),
  })
})

test('restores the reason why a review is rejected, and the reply to one', async ({ page, someoneElse }) => {
  const buyer = await someoneElse()
  const { id: orderId, productId } = await delivered(page, buyer)
  await put(buyer, `/api/orders/${orderId}/reviews/${productId}`, { stars: 2, text: 'It came late', author: 'Aigerim' })
  const { reviews } = z
    .object({ reviews: z.object({ id: z.string() }).array() })
    .parse(await (await page.request.get(`/api/admin/reviews?product_id=${productId}`)).json())
  const address = adminPages.review(reviews[0]?.id ?? '')
  await expectRestored({
    page,
    address,
    field: page.getByRole('textbox', { name: t('admin-reviews:answerLabel') }),
    send: pressIn(page, t('admin-reviews:saveAnswer')),
    sent: page.getByText(t('admin-reviews:said.answered')),
  })
  await expectRestored({
    page,
    address,
    open: pressIn(page, t('admin-reviews:refuse')),
    field: page.getByRole('textbox', { name: t('admin-reviews:why') }),
    send: pressIn(page, t('admin-reviews:refuseSo')),
    sent: page.getByText(t('admin-reviews:said.refused')),
  })
})

test('restores the reply to a return', async ({ page, someoneElse }) => {
  const buyer = await someoneElse()
  const { id: orderId } = await delivered(page, buyer)
  const path = `/api/orders/${orderId}/returns`
  const { items } = (await (await buyer.request.get(path)).json()) as { items: { id: string }[] }
  const wish = { items: [{ id: items[0]?.id, quantity: 1 }], reason: 'damaged', wish: 'refund' }
  const { returns } = (await call(buyer, path, wish)) as { returns: { id: string }[] }
  await expectRestored({
    page,
    address: adminPages.return(returns[0]?.id ?? ''),
    field: page.getByRole('textbox', { name: t('admin-returns:answerLabel') }),
    send: pressIn(page, t('admin-returns:accept')),
    sent: page.getByText(t('admin-returns:done.accepted')),
  })
})

test('restores the note on an order that was not collected', async ({ page, someoneElse }) => {
  await signInAs(page, 'admin')
  const event = await eventWith(page, ['shai-mug'])
  const buyer = await someoneElse()
  await newMember(buyer, 'kept-pickup')
  const order = await orderAt(buyer, event.id, 'shai-mug')
  const headers = { origin: test.info().project.use.baseURL ?? '' }
  const cancelled = await page.request.patch(`/api/admin/events/${event.id}`, { data: { status: 'cancelled' }, headers })
  expect(cancelled.ok(), await cancelled.text()).toBe(true)
  const dialog = page.getByRole('dialog')
  await expectRestored({
    page,
    address: adminPages.order(order.order_number),
    open: pressIn(page, t('admin-pickups:decide')),
    isDialog: true,
    field: dialog.getByRole('textbox', { name: t('admin-pickups:note') }),
    send: async () => {
      await dialog.getByRole('radio', { name: t('admin-pickups:choice.refund') }).check()
      await dialog.getByRole('button', { name: t('admin-pickups:refund.cancel') }).click()
    },
    sent: page.getByText(t('admin-pickups:done.refund', { number: order.order_number })),
  })
})

test('restores the message to a company that applies', async ({ page }) => {
  const company = `Kedai ${crypto.randomUUID().slice(0, 8)}`
  await signInAs(page, 'admin')
  await call(page, '/api/partners/applications', {
    company,
    contact_name: 'Lim Boon Heng',
    email: newAddress('kedai'),
    phone: '+60 3 2072 4321',
    country: 'MY',
    city: 'Melaka',
    about: 'A shelf for makers',
  })
  const peek = page.getByRole('dialog', { name: company })
  await expectRestored({
    page,
    address: `${adminPages.partners()}?q=${encodeURIComponent(company)}`,
    open: async () => {
      await page.getByRole('row', { name: company }).focus()
      await page.keyboard.press('Space')
    },
    isDialog: true,
    field: peek.getByRole('textbox', { name: t('admin-partners:peek.words') }),
    send: () => peek.getByRole('button', { name: t('admin-partners:approve') }).click(),
    sent: page.getByRole('row', { name: company }).getByText(t('admin-partners:status.active'), { exact: true }),
  })
})

import { readFileSync } from 'node:fs'
import { type Locator, test as playwright } from '@playwright/test'
import { backOffice } from './support/back-office.ts'
import { expectNoBarriers, expectToFit } from './support/barriers.ts'
import { expect, openPage, test } from './support/journey.ts'
import { newMember, orderOne } from './support/new-member.ts'
import { startingWith, translatorIn } from './support/translator.ts'

const t = translatorIn('en')
const picture = { name: 'hat.png', mimeType: 'image/png', buffer: readFileSync('assets/web/icon-512.png') }

async function expectDrawn(image: Locator): Promise<void> {
  await expect(image).toBeVisible()
  await image.scrollIntoViewIfNeeded()
  await expect.poll(() => image.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0))).toBeGreaterThan(0)
}

test('delivered goods are reviewed, and returned, both with a picture', { tag: '@phone' }, async ({ page, someoneElse }) => {
  const staff = await someoneElse()
  const office = await backOffice(staff)
  const name = `Felt hat ${crypto.randomUUID().slice(0, 8)}`
  const product = await office.create({ name, price: 60 })
  await newMember(page, 'after-delivery')
  const order = await orderOne(page, product.slug)
  const headers = { origin: playwright.info().project.use.baseURL ?? '' }
  const marked = await staff.request.put(`/api/admin/orders/${order.id}/status`, { headers, data: { status: 'completed' } })
  expect(marked.ok(), await marked.text()).toBe(true)

  await openPage(page, `/account/orders/${order.id}`)
  await page.getByRole('radio', { name: t('review-form:stars', { count: 4 }) }).check()
  await page.getByLabel(t('review-form:words')).fill('Warm, and lighter than it looks')
  await expectNoBarriers(page)
  await expectToFit(page, 'the form of a review')
  await page.getByRole('button', { name: t('review-form:send') }).click()
  await expect(page.getByText(t('review-form:status.waiting'), { exact: true })).toBeVisible()
  await page.getByLabel(t('review-form:addPictures', { count: 4 })).setInputFiles(picture)
  await expectDrawn(page.getByRole('img', { name: t('review-form:picture', { number: 1 }) }))
  await expect(page.getByLabel(t('review-form:addPictures', { count: 3 }))).toBeEnabled()

  await openPage(staff, `/admin/reviews?q=${encodeURIComponent(name)}`)
  await staff
    .getByRole('main')
    .getByRole('link', { name: new RegExp(name) })
    .filter({ visible: true })
    .first()
    .click()
  await staff.getByRole('button', { name: new RegExp(t('admin-reviews:approve')) }).click()
  await expect(staff.getByText(t('admin-reviews:said.approved'))).toBeVisible()
  await openPage(page, `/product/${product.slug}`)
  await expect(page.getByRole('heading', { name: t('reviews:title') })).toBeVisible()
  await expect(page.getByText('Warm, and lighter than it looks')).toBeVisible()
  await expectDrawn(page.getByRole('img', { name: startingWith(t('reviews:picture', { number: 1, author: '' })) }))
  await expectNoBarriers(page)
  await expectToFit(page, 'a product with a review')

  await openPage(page, `/account/orders/${order.id}`)
  await page.getByRole('button', { name: t('returns:ask') }).click()
  await page.getByLabel(t('returns:why')).selectOption({ label: t('returns:reason.too_large') })
  await page.getByRole('radio', { name: t('returns:wish.exchange') }).check()
  await expectNoBarriers(page)
  await expectToFit(page, 'the form of a return')
  await page.getByRole('button', { name: t('returns:send') }).click()
  await expect(page.getByText(t('returns:says.requested'))).toBeVisible()
  await page.getByLabel(t('returns:addPictures', { count: 4 })).setInputFiles(picture)
  await expectDrawn(page.getByRole('img', { name: t('returns:picture', { number: 1 }), exact: true }))

  await openPage(staff, `/admin/returns?q=${order.order_number}`)
  await staff.getByRole('main').getByRole('link', { name: order.order_number }).filter({ visible: true }).first().click()
  await expectDrawn(staff.getByRole('img', { name: t('returns:picture', { number: 1 }), exact: true }))
  await staff.getByLabel(t('admin-returns:answerLabel')).fill('Please send it to our studio.')
  await staff.getByRole('button', { name: t('admin-returns:accept'), exact: true }).click()
  // The buyer's open page shows it without a reload.
  await expect(page.getByText(t('returns:says.accepted'))).toBeVisible()
  await expect(page.getByText('Please send it to our studio.')).toBeVisible()
})

test('for a damaged return nothing is proposed for sale, and it is refunded with an amount alone', async ({ page, someoneElse }) => {
  const staff = await someoneElse()
  const office = await backOffice(staff)
  const name = `Felt hat ${crypto.randomUUID().slice(0, 8)}`
  const product = await office.create({ name, price: 60 })
  await newMember(page, 'damaged-return')
  const order = await orderOne(page, product.slug)
  const headers = { origin: playwright.info().project.use.baseURL ?? '' }
  const put = async (path: string, data: object) => {
    const response = await staff.request.put(`/api/admin/${path}`, { headers, data })
    expect(response.ok(), await response.text()).toBe(true)
    return (await response.json()) as { worth: number }
  }
  await put(`orders/${order.id}/status`, { status: 'completed' })
  const path = `/api/orders/${order.id}/returns`
  const { items } = (await (await page.request.get(path)).json()) as { items: { id: string }[] }
  const wish = { items: [{ id: items[0]?.id, quantity: 1 }], reason: 'damaged', wish: 'refund' }
  const asked = (await (await page.request.post(path, { headers, data: wish })).json()) as { returns: { id: string }[] }
  const id = asked.returns[0]?.id ?? ''
  const { worth } = await put(`returns/${id}/decision`, { decision: 'accepted', answer: 'Please send it to our studio.' })

  await openPage(staff, `/admin/returns/${id}`)
  await expect(staff.getByRole('textbox', { name: t('returns:quantity', { name }) })).toHaveValue('0')
  const amount = staff.getByLabel(t('admin-returns:amount'))
  const settle = staff.getByRole('button', { name: t('admin-returns:settle') })
  await expect(amount).toHaveValue(worth.toFixed(2))
  await amount.fill('')
  await settle.click()
  await expect(staff.getByText(t('admin-returns:amountMissing'))).toBeVisible()
  await amount.fill('12 or so')
  await settle.click()
  await expect(staff.getByText(t('admin-edit:number.none', { example: '1,234.50' }))).toBeVisible()
  await expect(amount).toBeFocused()
  await amount.fill(worth.toFixed(2))
  await settle.click()
  await expect(staff.getByText(t('admin-returns:done.settled'))).toBeVisible()
})

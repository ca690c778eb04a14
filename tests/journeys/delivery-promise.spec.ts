import { z } from 'zod'
import { expect, openPage, test } from './support/journey.ts'
import { newMember, orderOne } from './support/new-member.ts'
import { signIn, signInAs } from './support/signing-in.ts'
import { startingWith, translatorIn } from './support/translator.ts'

const t = translatorIn('en')
const arrives = startingWith(t('promise:arrives', { dates: '' }).trim())
const made = startingWith(t('promise:made', { date: '' }).trim())
const steps = z.object({ items: z.array(z.object({ order_item_id: z.string(), steps: z.array(z.object({ name: z.string() })) })) })

test('the promise goes with the buyer from the product to the order, for the country that they choose', async ({ page }) => {
  await newMember(page, 'promised')
  await openPage(page, '/product/shai-mug')
  const promise = page.getByText(arrives)
  const home = await promise.textContent()
  await page.getByLabel(t('promise:to')).selectOption('KZ')
  await expect(promise).not.toHaveText(home ?? '')
  const away = (await promise.textContent()) ?? ''
  await page.getByRole('button', { name: startingWith(`${t('goods:add.toCart')} · RM`) }).click()
  await openPage(page, '/cart')
  await expect(page.getByLabel(t('promise:to'))).toHaveValue('KZ')
  await expect(page.getByText(away)).toBeVisible()

  await openPage(page, '/checkout')
  await expect(page.getByRole('combobox', { name: t('checkout:field.country') })).toHaveValue('KZ')
  await expect(page.getByText(away)).toBeVisible()
  await page.getByRole('radio', { name: t('checkout:how.pickup') }).check()
  await expect(page.getByText(startingWith(t('promise:collect', { date: '' }).trim()))).toBeVisible()

  const { id } = await orderOne(page, 'shai-mug')
  await openPage(page, `/account/orders/${id}`)
  await expect(page.getByText(arrives)).toBeVisible()
  await expect(page.getByText(made)).toBeVisible()
})

test('the code of a ticket opens the steps with the next one as a large button, after signing in too', async ({ page, someoneElse }) => {
  await newMember(page, 'ticket')
  const { id, order_number: number } = await orderOne(page, 'shai-mug')
  const staff = await someoneElse()
  await signInAs(staff, 'staff')
  const origin = { origin: test.info().project.use.baseURL ?? '' }
  const marked = await staff.request.put(`/api/admin/orders/${id}/status`, { data: { status: 'processing' }, headers: origin })
  expect(marked.ok()).toBe(true)
  const { items } = steps.parse(await (await staff.request.get(`/api/admin/orders/${id}/production-steps`)).json())
  const [item] = items
  const address = `/admin/production-steps/${item?.order_item_id}`

  await openPage(staff, `/admin/orders/${number}`)
  await expect(staff.getByText(t('admin-order:production.promised'))).toBeVisible()
  const tickets = staff.getByRole('link', { name: t('admin-order:production.tickets') })
  const sheet = await staff.request.get((await tickets.getAttribute('href')) ?? '')
  expect([sheet.status(), sheet.headers()['content-type']]).toEqual([200, 'application/pdf'])

  const phone = await someoneElse()
  await phone.setViewportSize({ width: 390, height: 844 })
  await signIn(phone, t, 'staff', address)
  await expect(phone).toHaveURL(new RegExp(`${address}$`))
  const [, second] = item?.steps ?? []
  const next = phone.getByRole('button', { name: t('admin-production:steps.doneNext', { step: second?.name ?? '' }) })
  await expect(next).toBeInViewport()
  const box = await next.boundingBox()
  expect(box?.height).toBeGreaterThanOrEqual(64)
  await next.click()
  await expect(phone.getByRole('heading', { level: 2, name: second?.name ?? '' })).toBeVisible()
})

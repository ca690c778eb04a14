import { expectNoBarriers } from './support/barriers.ts'
import { fillCheckout, kualaLumpur, placeOrder, pressPlace } from './support/buying.ts'
import { expect, openPage, test } from './support/journey.ts'
import { newMember, orderOne } from './support/new-member.ts'
import { signInAs } from './support/signing-in.ts'
import { translatorIn } from './support/translator.ts'

test.use({ tolerated: /status of 4(?:09|29)/ })

test('a guest who reached the limit of orders reads why, and loses no typed text', async ({ page }) => {
  const t = translatorIn('ru')
  await openPage(page, '/ru/shop/sticker')
  await page.getByRole('button', { name: t('goods:add.named', { name: 'Стикеры «Степь»' }) }).click()
  await expect(page.getByRole('link', { name: t('shell:header.cartItems', { count: 1 }) })).toBeVisible()
  await openPage(page, '/ru/checkout')
  await fillCheckout(page, t, { email: 'dana@example.com', to: kualaLumpur })
  await page.getByRole('radio', { name: /Банковский перевод/ }).check({ force: true })

  const press = () => pressPlace(page, t)
  const sentence = 'Столько неоплаченных вещей один покупатель отложить не может.'
  await page.route('**/api/orders?*', (route) =>
    route.fulfill({ status: 409, json: { error: sentence, code: 'too_many_unpaid', most: 200 } }),
  )
  await press()
  await expect(page.getByRole('alert').filter({ hasText: sentence })).toContainText(t('checkout:failed.kept'))
  await page.unroute('**/api/orders?*')
  await page.route('**/api/orders?*', (route) =>
    route.fulfill({ status: 429, json: { error: 'x', code: 'too_many_requests', retry_after: 2981 }, headers: { 'retry-after': '2981' } }),
  )
  await press()
  await expect(page.getByRole('alert').filter({ hasText: t('checkout:failed.waitMinutes', { count: 50 }) })).toContainText(
    t('checkout:failed.kept'),
  )
  await expectNoBarriers(page)
  await expect(page.getByRole('textbox', { name: t('checkout:field.email'), exact: true }).first()).toHaveValue('dana@example.com')
  await page.unroute('**/api/orders?*')
  await placeOrder(page, t)
})

test('staff see what an unpaid order holds, give it more time, and release it', async ({ page, someoneElse }) => {
  const t = translatorIn('en')
  await newMember(page, 'held')
  const { order_number: number } = await orderOne(page, 'shai-mug')
  const staff = await someoneElse()
  await signInAs(staff, 'staff')
  await openPage(staff, `/admin/orders/${number}`)
  const part = staff.getByRole('region', { name: t('admin-order:hold.title') })
  await expect(part).toContainText(t('admin-order:hold.pieces', { count: 1 }))
  const before = await part.innerText()

  await part.getByRole('button', { name: t('admin-order:hold.change') }).click()
  const dialog = staff.getByRole('dialog', { name: t('admin-order:hold.dialog', { number }) })
  const hours = dialog.getByRole('textbox', { name: t('admin-order:hold.hours') })
  await hours.fill('9999')
  await dialog.getByRole('button', { name: t('admin:action.save') }).click()
  await expect(hours).toHaveAttribute('aria-invalid', 'true')
  await expectNoBarriers(staff)
  await hours.fill('200')
  await dialog.getByRole('button', { name: t('admin:action.save') }).click()
  await expect(dialog).toBeHidden()
  await expect.poll(() => part.innerText()).not.toBe(before)

  await expect(staff.getByRole('region', { name: t('admin-order:order.timeline') })).toContainText(
    t('admin-order:hold.until', { date: '' }).trim(),
  )
  await part.getByRole('button', { name: t('admin:markAs.cancelled') }).click()
  const question = staff.getByRole('dialog', { name: t('admin-order:statusDialog.title.cancelled') })
  await question.getByRole('button', { name: t('admin-order:statusDialog.keep') }).click()
  await expect(question).toBeHidden()
  await part.getByRole('button', { name: t('admin:markAs.cancelled') }).click()
  await question.getByRole('button', { name: t('admin:markAs.cancelled') }).click()
  await expect(staff.getByText(t('admin:marked.cancelled', { number }))).toBeVisible()
  await expect(part).toBeHidden()

  await staff.getByRole('button', { name: t('admin-order:order.markAs') }).click()
  await staff.getByRole('menuitem', { name: t('admin:markAs.pending') }).click()
  const reopening = staff.getByRole('dialog', { name: t('admin-order:statusDialog.title.pending') })
  await expect(reopening).toContainText(t('admin-order:statusDialog.override'))
  await reopening.getByRole('button', { name: t('admin:markAs.pending') }).click()
  await expect(staff.getByRole('region', { name: t('admin-order:order.timeline') })).toContainText(t('admin-order:timeline.override'))
  await expectNoBarriers(staff)
})

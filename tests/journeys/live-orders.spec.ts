import { sendProof } from './support/buying.ts'
import { holdReading } from './support/held-reading.ts'
import { expect, openPage, test } from './support/journey.ts'
import { newMember, orderOne } from './support/new-member.ts'
import { signInAs } from './support/signing-in.ts'
import { translatorIn } from './support/translator.ts'

const t = translatorIn('en')

// Requests without a network fail, which the browser logs.
test.use({ tolerated: /fetching the script|ERR_INTERNET_DISCONNECTED|net::ERR_FAILED/ })

test('changes of staff show on the buyer’s open page, those of the buyer in the open office, and later those made without a network', async ({
  page,
  context,
  someoneElse,
}) => {
  await newMember(page, 'followed')
  const { id, order_number: number } = await orderOne(page, 'shai-mug')
  const hearing = page.waitForResponse((response) => response.url().endsWith(`/api/orders/${id}/live`))
  await openPage(page, `/account/orders/${id}`)
  await hearing

  const staff = await someoneElse()
  await signInAs(staff, 'staff')
  const listening = staff.waitForResponse(/\/api\/realtime\/staff/)
  await openPage(staff, `/admin/orders/${number}`)
  await listening
  await expect(staff.getByText(t('admin-order:proof.none'))).toBeVisible()
  await sendProof(page, t)
  await staff.getByRole('button', { name: t('admin-order:proof.accept') }).click()
  await staff.getByRole('button', { name: t('admin:askAccept.confirm') }).click()
  await expect(staff.getByText(t('admin-order:proof.accepted', { number }))).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: t('order:heading.processing') })).toBeVisible()

  await context.setOffline(true)
  await expect(page.getByText(t('order:stale'))).toBeVisible()
  await staff.getByRole('button', { name: t('admin:markAs.shipped') }).click()
  const dialog = staff.getByRole('dialog')
  await dialog.getByRole('textbox', { name: t('admin-order:statusDialog.trackingNumber') }).fill('EE123456789MY')
  await dialog.getByRole('button', { name: t('admin:markAs.shipped') }).click()
  await expect(staff.getByText(t('admin:marked.shipped', { number }))).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: t('order:heading.shipped') })).toBeVisible()
  await expect(page.getByText('EE123456789MY')).toBeVisible()
  await expect(page.getByText(t('order:stale'))).toBeHidden()
})

test('an action of the buyer is not undone by an earlier read', async ({ page, someoneElse }) => {
  await newMember(page, 'overtaken')
  const { id } = await orderOne(page, 'shai-mug')
  const hearing = page.waitForResponse((response) => response.url().endsWith(`/api/orders/${id}/live`))
  await openPage(page, `/account/orders/${id}`)
  await hearing
  const reading = await holdReading(page, new RegExp(`/api/orders/${id}(\\?|$)`))

  const staff = await someoneElse()
  await signInAs(staff, 'staff')
  const origin = new URL(page.url()).origin
  const noted = await staff.request.patch(`/api/admin/orders/${id}`, { headers: { origin }, data: { note: 'Ring twice' } })
  expect(noted.ok()).toBe(true)
  await reading.isRead
  await page.getByRole('button', { name: t('order:cancel.button') }).click()
  await page.getByRole('button', { name: t('order:cancel.confirm') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('order:heading.cancelled') })).toBeVisible()
  reading.letCome()
  await reading.isReadAgain
  await expect(page.getByRole('heading', { level: 1, name: t('order:heading.cancelled') })).toBeVisible()
  await expect(page.getByRole('button', { name: t('order:cancel.button') })).toBeHidden()
})

import { expectNoBarriers, expectToFit } from './support/barriers.ts'
import { holdReading } from './support/held-reading.ts'
import { expect, isAlive, openPage, test } from './support/journey.ts'
import { newAddress } from './support/mails.ts'
import { newMember, orderOne } from './support/new-member.ts'
import { signInAs } from './support/signing-in.ts'
import { translatorIn } from './support/translator.ts'

const t = translatorIn('en')

test.use({ viewport: { width: 390, height: 844 } })

test('staff correct an order before it is sent, and send its mail again', async ({ page, someoneElse }) => {
  const buyer = await someoneElse()
  await newMember(buyer, 'corrected')
  const { order_number: number } = await orderOne(buyer, 'shai-mug')
  await signInAs(page, 'staff')
  await openPage(page, `/admin/orders/${number}`)
  await page.getByRole('link', { name: t('admin-order:edit.open', { number }) }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('admin-order:edit.title', { number }) })).toBeVisible()
  await isAlive(page)
  await page.getByRole('textbox', { name: t('admin-order:edit.city') }).fill('Petaling')
  await page.getByRole('textbox', { name: t('admin-order:edit.note') }).fill('Ring twice')
  await expectNoBarriers(page)
  await expectToFit(page, page.url())
  await page.getByRole('button', { name: t('admin-edit:save') }).click()
  await expect(page.getByText(t('admin-order:edit.saved'))).toBeVisible()
  await page.getByRole('link', { name: number, exact: true }).click()
  await expect(page.getByText('Petaling')).toBeVisible()

  const again = page.getByRole('button', { name: new RegExp(t('admin-order:mails.again')) })
  await again.click()
  await expect(page.getByText(t('admin-order:mails.sent', { email: '' }).trim())).toBeVisible()
  const history = page.getByRole('region', { name: t('admin-order:order.timeline') })
  await expect(history).toContainText(t('admin-order:timeline.kind.mail', { mail: t('admin-order:mails.kind.received') }))
  await expectNoBarriers(page)
  await expectToFit(page, page.url())
})

test('staff’s change is not undone by a read that began before its answer', async ({ page, someoneElse }) => {
  const buyer = await someoneElse()
  await newMember(buyer, 'noted')
  const { id, order_number: number } = await orderOne(buyer, 'shai-mug')
  await signInAs(page, 'staff')
  const listening = page.waitForResponse(/\/api\/realtime\/staff/)
  await openPage(page, `/admin/orders/${number}`)
  await listening
  const [isSent, mayArrive] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route(`**/api/admin/orders/${id}/notes*`, async (route) => {
    isSent.resolve()
    await mayArrive.promise
    await route.continue()
  })

  await page.getByRole('textbox', { name: t('admin-order:notes.label') }).fill('Asked for a red ribbon')
  await page.getByRole('button', { name: t('admin-order:notes.add') }).click()
  await isSent.promise
  const reading = await holdReading(page, new RegExp(`/api/admin/orders/${id}\\?`))
  const origin = new URL(page.url()).origin
  const changed = await page.request.patch(`/api/admin/orders/${id}`, { headers: { origin }, data: { note: 'Ring twice' } })
  expect(changed.ok()).toBe(true)
  await reading.isRead
  mayArrive.resolve()
  const history = page.getByRole('region', { name: t('admin-order:order.timeline') })
  await expect(history).toContainText('Asked for a red ribbon')
  reading.letCome()
  await reading.isReadAgain
  await expect(history).toContainText('Asked for a red ribbon')
})

test('shipping unmade goods warns, for one order and for several', async ({ page, someoneElse }) => {
  const buyer = await someoneElse()
  await newMember(buyer, 'unmade')
  const email = newAddress('unmade')
  const placed = [await orderOne(buyer, 'shai-mug', { email }), await orderOne(buyer, 'shai-mug', { email })]
  await signInAs(page, 'staff')
  const headers = { origin: test.info().project.use.baseURL ?? '' }
  for (const { id } of placed)
    expect((await page.request.put(`/api/admin/orders/${id}/status`, { headers, data: { status: 'processing' } })).ok()).toBe(true)
  await openPage(page, `/admin/orders/${placed[0]?.order_number}`)
  await page.getByRole('button', { name: t('admin:markAs.shipped') }).click()
  const dialog = page.getByRole('dialog', { name: t('admin-order:statusDialog.title.shipped') })
  await expect(dialog).toContainText(t('admin-order:statusDialog.unmade', { done: 0, items: 1 }))
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await page.setViewportSize({ width: 1366, height: 900 })
  await openPage(page, `/admin/orders?q=${encodeURIComponent(email)}&range=all`)
  const boxes = page.getByRole('checkbox', { name: /UND-/ })
  await expect(boxes).toHaveCount(2)
  for (const box of await boxes.all()) await box.check()
  await page.getByRole('button', { name: t('admin-orders:bulk.shipped.action') }).click()
  await expect(page.getByRole('dialog')).toContainText(t('admin-orders:bulk.unmade', { count: 2 }))
})

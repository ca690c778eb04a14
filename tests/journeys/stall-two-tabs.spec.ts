import { holdReading } from './support/held-reading.ts'
import { expect, openPage, test } from './support/journey.ts'
import { newMember } from './support/new-member.ts'
import { signInAs } from './support/signing-in.ts'
import { accept, eventWith, handOver, orderAt, typeNumber } from './support/stall.ts'
import { translatorIn } from './support/translator.ts'

const t = translatorIn('en')
const list = /\/api\/admin\/events\/.+\/manifest/

test('a hand-over of one tab stays when another brings a list that was read before', async ({ page, context, someoneElse }) => {
  const admin = await someoneElse()
  await signInAs(admin, 'admin')
  const event = await eventWith(admin, ['manul-mug'])
  const buyer = await someoneElse()
  await newMember(buyer, 'tabs')
  const order = await orderAt(buyer, event.id, 'manul-mug')
  await accept(admin, order.id)
  await signInAs(page, 'staff')
  const scanning = `/admin/events/scan-orders?event=${event.id}`
  await openPage(page, scanning)
  await expect(page.getByText(t('admin-scan:collected', { done: 0, total: 1 }))).toBeVisible()

  const other = await context.newPage()
  const reading = await holdReading(other, list)
  await other.goto(scanning)
  await reading.isRead
  await page.bringToFront()
  await typeNumber(page, order.order_number)
  await expect(handOver(page, 1)).toBeVisible()
  await page.getByRole('button', { name: t('admin-scan:handedOver') }).click()
  await expect(page.getByText(t('admin-scan:collected', { done: 1, total: 1 }))).toBeVisible()
  // Earlier than the regular polling of every screen.
  const asked = page.waitForRequest(list, { timeout: 20_000 })
  reading.letCome()
  await asked
  await expect(page.getByText(t('admin-scan:collected', { done: 1, total: 1 }))).toBeVisible()
})

import type { Locator, Page } from '@playwright/test'
import { expectNoBarriers } from './support/barriers.ts'
import { sendSlip } from './support/buying.ts'
import { expect, openPage, test } from './support/journey.ts'
import { findLetter } from './support/letters.ts'
import { newMember, orderOne } from './support/new-member.ts'
import { signInAs } from './support/signing-in.ts'
import { words } from './support/words.ts'

const t = words('en')

/** The slip as a picture that is really there. */
async function expectSlip(viewer: Locator): Promise<void> {
  const picture = viewer.getByRole('img')
  await expect.poll(() => picture.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0))).toBeGreaterThan(100)
}

async function giveBack(staff: Page, number: string, amount: string, reason: string): Promise<void> {
  await staff.getByRole('button', { name: t('admin:refund.give') }).click()
  const dialog = staff.getByRole('dialog', { name: t('admin:refund.dialog', { number }) })
  await dialog.getByRole('textbox', { name: t('admin:refund.amount') }).fill(amount)
  await dialog.getByRole('textbox', { name: t('admin:refund.note') }).fill(reason)
  await dialog.getByRole('button', { name: t('admin:refund.confirm') }).click()
}

test('an order paid by slip is accepted, and its money goes back by hand, a part first and then the rest', async ({
  page,
  someoneElse,
}) => {
  await newMember(page, 'refunded')
  const { id, order_number: number, email, total } = await orderOne(page, 'shai-mug')
  await openPage(page, `/account/orders/${id}`)
  await sendSlip(page, t)
  await page.getByRole('link', { name: t('order:proof.open') }).click()
  const slip = page.getByRole('dialog', { name: t('order:proof.received') })
  await expectSlip(slip)
  await slip.getByRole('button', { name: '400%' }).click()
  await expect(slip.getByRole('button', { name: '400%' })).toHaveAttribute('aria-pressed', 'true')
  await expectNoBarriers(page)
  await page.keyboard.press('Escape')
  await expect(slip).toBeHidden()

  const staff = await someoneElse()
  await signInAs(staff, 'staff')
  await openPage(staff, `/admin/orders/${number}`)
  await staff.getByRole('button', { name: t('admin:proof.enlarge') }).click()
  const viewer = staff.getByRole('dialog', { name: t('admin:proof.title', { number }) })
  await expectSlip(viewer)
  await staff.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await staff.getByRole('button', { name: t('admin:proof.accept') }).click()
  await expect(staff.getByText(t('admin:proof.accepted', { number }))).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: t('order:heading.processing') })).toBeVisible()

  await giveBack(staff, number, '1000000', '')
  const dialog = staff.getByRole('dialog', { name: t('admin:refund.dialog', { number }) })
  await expect(dialog.getByRole('textbox', { name: t('admin:refund.amount') })).toHaveAttribute('aria-invalid', 'true')
  await expectNoBarriers(staff)
  await staff.keyboard.press('Escape')
  await giveBack(staff, number, '10', 'The rim is chipped')
  await expect(staff.getByText(t('admin:refund.noted', { amount: 'RM\u00a010.00' }))).toBeVisible()
  await page.reload()
  await expect(page.getByText(t('order:pay.refundedPart', { amount: 'RM\u00a010.00' }))).toBeVisible()
  const letter = await findLetter(page, email, t('mail:refunded.subject', { number }))
  expect(letter).toMatch(/RM.10\.00/)
  expect(letter).toContain('The rim is chipped')

  const rest = (total - 10).toFixed(2)
  await giveBack(staff, number, rest, '')
  await expect(staff.getByText(t('admin:refund.noted', { amount: `RM\u00a0${rest}` }))).toBeVisible()
  await expect(staff.getByRole('button', { name: t('admin:refund.give') })).toBeHidden()
  await page.reload()
  await expect(page.getByText(t('order:pay.refunded'), { exact: true })).toBeVisible()
  await expect(page.getByText(t('order:timeline.refund', { amount: `RM\u00a0${rest}` }))).toBeVisible()
  await expectNoBarriers(page)
})

test('of a large order staff return no more than they may, and an admin the rest', async ({ page, someoneElse }) => {
  await newMember(page, 'large')
  const { order_number: number, total } = await orderOne(page, 'adras-weekend-bag', 4)
  const limit = 'RM\u00a0500.00'
  const staff = await someoneElse()
  await signInAs(staff, 'staff')
  await openPage(staff, `/admin/orders/${number}`)
  await staff.getByRole('button', { name: t('admin:markAs.processing') }).click()
  await staff
    .getByRole('dialog')
    .getByRole('button', { name: t('admin:markAs.processing') })
    .click()
  await staff.getByRole('button', { name: t('admin:refund.give') }).click()
  const dialog = staff.getByRole('dialog', { name: t('admin:refund.dialog', { number }) })
  await expect(dialog.getByText(t('admin:refund.limit', { amount: limit }))).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: t('admin:refund.amount') })).toHaveValue('500.00')
  await expectNoBarriers(staff)
  await dialog.getByRole('button', { name: t('admin:refund.confirm') }).click()
  await expect(staff.getByText(t('admin:refund.limitReached'))).toBeVisible()
  await expect(staff.getByRole('button', { name: t('admin:refund.give') })).toBeHidden()

  const admin = await someoneElse()
  await signInAs(admin, 'admin')
  await openPage(admin, `/admin/orders/${number}`)
  const rest = (total - 500).toFixed(2)
  await giveBack(admin, number, rest, '')
  await expect(admin.getByText(t('admin:refund.noted', { amount: `RM\u00a0${rest}` }))).toBeVisible()
})

import type { Locator, Page } from '@playwright/test'
import { expectNoBarriers } from './support/barriers.ts'
import { sendProof } from './support/buying.ts'
import { expect, openPage, test } from './support/journey.ts'
import { findMail } from './support/mails.ts'
import { newMember, orderOne } from './support/new-member.ts'
import { signInAs } from './support/signing-in.ts'
import { translatorIn } from './support/translator.ts'

const t = translatorIn('en')

/** Expects the proof to be a loaded image. */
async function expectProof(viewer: Locator): Promise<void> {
  const image = viewer.getByRole('img')
  await expect.poll(() => image.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0))).toBeGreaterThan(100)
}

async function giveBack(staff: Page, number: string, amount: string, reason: string): Promise<void> {
  // The previous dialog may still be closing.
  await expect(staff.getByRole('dialog')).toHaveCount(0)
  await staff.getByRole('button', { name: t('admin-order:refund.give'), exact: true }).click()
  const dialog = staff.getByRole('dialog', { name: t('admin-order:refund.dialog', { number }) })
  await dialog.getByRole('textbox', { name: t('admin-order:refund.amount') }).fill(amount)
  await dialog.getByRole('textbox', { name: t('admin-order:refund.note') }).fill(reason)
  await dialog.getByRole('button', { name: t('admin-order:refund.confirm') }).click()
}

test('an order paid by proof is accepted, and its money goes back by hand, a part first and then the rest', async ({
  page,
  someoneElse,
}) => {
  await newMember(page, 'refunded')
  const { id, order_number: number, email, total } = await orderOne(page, 'shai-mug')
  await openPage(page, `/account/orders/${id}`)
  await sendProof(page, t)
  await page.getByRole('link', { name: t('order:proof.open') }).click()
  const proof = page.getByRole('dialog', { name: t('order:proof.received') })
  await expectProof(proof)
  await proof.getByRole('button', { name: '400%' }).click()
  await expect(proof.getByRole('button', { name: '400%' })).toHaveAttribute('aria-pressed', 'true')
  await expectNoBarriers(page)
  await page.keyboard.press('Escape')
  await expect(proof).toBeHidden()

  const staff = await someoneElse()
  await signInAs(staff, 'staff')
  await openPage(staff, `/admin/orders/${number}`)
  await staff.getByRole('button', { name: t('admin-order:proof.enlarge') }).click()
  const viewer = staff.getByRole('dialog', { name: t('admin-order:proof.title', { number }) })
  await expectProof(viewer)
  await staff.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await staff.getByRole('button', { name: t('admin-order:proof.accept') }).click()
  await staff.getByRole('button', { name: t('admin:askAccept.confirm') }).click()
  await expect(staff.getByText(t('admin-order:proof.accepted', { number }))).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: t('order:heading.processing') })).toBeVisible()

  await giveBack(staff, number, '1000000', '')
  const dialog = staff.getByRole('dialog', { name: t('admin-order:refund.dialog', { number }) })
  await expect(dialog.getByRole('textbox', { name: t('admin-order:refund.amount') })).toHaveAttribute('aria-invalid', 'true')
  await expectNoBarriers(staff)
  await staff.keyboard.press('Escape')
  await giveBack(staff, number, '10', 'The rim is chipped')
  await expect(staff.getByText(t('admin-order:refund.noted', { amount: 'RM\u00a010.00' }))).toBeVisible()
  await expect(page.getByText(t('order:pay.refundedPart', { amount: 'RM\u00a010.00' }))).toBeVisible()
  const mail = await findMail(page, email, t('mail:refunded.subject', { number }))
  expect(mail).toMatch(/RM.10\.00/)
  expect(mail).toContain('The rim is chipped')

  const rest = (total - 10).toFixed(2)
  await giveBack(staff, number, rest, '')
  await expect(staff.getByText(t('admin-order:refund.noted', { amount: `RM\u00a0${rest}` }))).toBeVisible()
  await expect(staff.getByRole('button', { name: t('admin-order:refund.give'), exact: true })).toBeHidden()
  await expect(page.getByText(t('order:pay.refunded'), { exact: true })).toBeVisible()
  await expect(page.getByText(t('order:timeline.refund', { amount: `RM\u00a0${rest}` }))).toBeVisible()
  await expectNoBarriers(page)
})

test('of a large order staff return no more than they may, and an admin the rest', async ({ page, someoneElse }) => {
  await newMember(page, 'large')
  const { order_number: number, total } = await orderOne(page, 'adras-weekend-bag', { quantity: 4 })
  const limit = 'RM\u00a0500.00'
  const staff = await someoneElse()
  await signInAs(staff, 'staff')
  await openPage(staff, `/admin/orders/${number}`)
  await staff.getByRole('button', { name: t('admin:markAs.processing') }).click()
  await staff
    .getByRole('dialog')
    .getByRole('button', { name: t('admin:markAs.processing') })
    .click()
  await staff.getByRole('button', { name: t('admin-order:refund.give'), exact: true }).click()
  const dialog = staff.getByRole('dialog', { name: t('admin-order:refund.dialog', { number }) })
  await expect(dialog.getByText(t('admin-order:refund.limit', { amount: limit }))).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: t('admin-order:refund.amount') })).toHaveValue('500.00')
  await expectNoBarriers(staff)
  await dialog.getByRole('button', { name: t('admin-order:refund.confirm') }).click()
  await expect(staff.getByText(t('admin-order:refund.limitReached'))).toBeVisible()
  await expect(staff.getByRole('button', { name: t('admin-order:refund.give'), exact: true })).toBeHidden()

  const admin = await someoneElse()
  await signInAs(admin, 'admin')
  await openPage(admin, `/admin/orders/${number}`)
  const rest = (total - 500).toFixed(2)
  await giveBack(admin, number, rest, '')
  await expect(admin.getByText(t('admin-order:refund.noted', { amount: `RM\u00a0${rest}` }))).toBeVisible()
})

import { expectNoBarriers } from './support/barriers.ts'
import { expect, isAlive, openPage, test } from './support/journey.ts'
import { orderOne } from './support/new-member.ts'
import { signIn, signInAs } from './support/signing-in.ts'
import { translatorIn } from './support/translator.ts'

const t = translatorIn('en')

// A session that ended is noticed.
test.use({ tolerated: /status of 401/ })

test('an idle page of the back office warns, hides itself and waits as it was for who signs in', async ({ page, someoneElse }) => {
  const { order_number } = await orderOne(await someoneElse(), 'shai-mug')
  await page.clock.install()
  await signInAs(page, 'staff')
  await openPage(page, `/admin/orders/${order_number}`)
  const note = page.getByRole('textbox', { name: t('admin-order:notes.label') })
  await note.fill('Called at noon, rings back')

  await page.clock.runFor('29:05')
  await expect(page.getByRole('status').filter({ hasText: t('admin:session.endingTitle') })).toBeVisible()
  await page.keyboard.press('Shift')
  await expect(page.getByText(t('admin:session.endingTitle'))).toBeHidden()

  await page.clock.runFor('30:30')
  const cover = page.getByRole('dialog', { name: t('admin:session.overTitle') })
  await expect(cover.getByText(t('admin:session.idleText', { count: 30 }))).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(cover).toBeVisible()
  await expectNoBarriers(page)
  await expect(cover.getByRole('textbox', { name: t('auth:login.email') })).toHaveValue('staff@tulpar.test')
  await cover.getByLabel(t('auth:login.password'), { exact: true }).fill('Tulpar-Staff-1!')
  await cover.getByRole('button', { name: t('auth:login.submit'), exact: true }).click()
  await expect(cover).toBeHidden()
  await expect(note).toHaveValue('Called at noon, rings back')
  await page.getByRole('button', { name: t('admin-order:notes.add') }).click()
  await expect(page.getByText(t('admin-order:notes.saved'))).toBeVisible()
})

test('who comes back after the session ended is led to where they were', async ({ page }) => {
  await signInAs(page, 'staff')
  await openPage(page, '/admin/orders?status=processing')
  await page.context().clearCookies({ name: /session_token/ })
  await page.reload()
  await expect(page).toHaveURL(/\/login\?returnUrl=/)
  await isAlive(page)
  await signIn(page, t, 'staff', page.url())
  await expect(page).toHaveURL(/\/admin\/orders\?status=processing$/)
})

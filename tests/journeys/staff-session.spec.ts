import { adminPages } from '#contract/admin-pages.ts'
import { expectNoBarriers } from './support/barriers.ts'
import { call } from './support/calls.ts'
import { expect, isAlive, openPage, test } from './support/journey.ts'
import { orderOne } from './support/new-member.ts'
import { signIn, signInAs } from './support/signing-in.ts'
import { translatorIn } from './support/translator.ts'

const t = translatorIn('en')

// An ended session is noticed.
test.use({ tolerated: /status of 401/ })

test('an idle page of the back office warns, hides itself and waits unchanged for the next sign-in', async ({ page, someoneElse }) => {
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

test('a session that was ended elsewhere is noticed by the next call, and typed text stays', async ({ page }) => {
  await signInAs(page, 'super_admin')
  await openPage(page, '/admin/account')
  const phone = page.getByRole('textbox', { name: t('admin-account:phone'), exact: true })
  await phone.fill('+60 12 000 4444')
  await page.context().clearCookies({ name: /session_token/ })
  await page.keyboard.press('Control+s')
  const cover = page.getByRole('dialog', { name: t('admin:session.overTitle') })
  await expect(cover.getByText(t('admin:session.endedText'))).toBeVisible()
  await cover.getByLabel(t('auth:login.password'), { exact: true }).fill('Tulpar-Owner-1!')
  await cover.getByRole('button', { name: t('auth:login.submit'), exact: true }).click()
  await expect(cover).toBeHidden()
  await expect(phone).toHaveValue('+60 12 000 4444')
  await expect(page.getByText(t('errors:errors.not_signed_in'))).toHaveCount(0)
})

test('another person who signs in over a page sends nothing of the first one’s, who finds it again', async ({ page }) => {
  await signInAs(page, 'admin')
  const { id } = (await call(page, '/api/admin/newsletter/campaigns', { name: `Left ${crypto.randomUUID()}` })) as { id: string }
  await openPage(page, adminPages.campaign(id))
  const subject = page.getByRole('textbox', {
    name: t('admin-letter:wordsIn', { name: t('admin-letter:subject'), language: t('admin-letter:language.en') }),
    exact: true,
  })
  // Ends the session with the save itself: after any earlier call the cover would be over the field.
  await page.route(`**/api/admin/newsletter/campaigns/${id}?*`, async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue()
    await page.context().clearCookies({ name: /session_token/ })
    return route.fulfill({ response: await route.fetch({ headers: { ...route.request().headers(), cookie: '' } }) })
  })
  await subject.fill('A horn of the steppe')
  const cover = page.getByRole('dialog', { name: t('admin:session.overTitle') })
  await cover.getByRole('textbox', { name: t('auth:login.email') }).fill('owner@tulpar.test')
  await cover.getByLabel(t('auth:login.password'), { exact: true }).fill('Tulpar-Owner-1!')
  await cover.getByRole('button', { name: t('auth:login.submit'), exact: true }).click()
  await expect(cover).toBeHidden()
  await expect(subject).toHaveValue('')
  await page.unrouteAll()
  // Leaving the page would send pending changes.
  await openPage(page, adminPages.campaigns())
  const saved = await page.request.get(`/api/admin/newsletter/campaigns/${id}`)
  expect([saved.status(), (await saved.text()).includes('A horn of the steppe')]).toEqual([200, false])

  await page.context().clearCookies({ name: /session_token/ })
  await signInAs(page, 'admin')
  await openPage(page, adminPages.campaign(id))
  await expect(subject).toHaveValue('A horn of the steppe')
  await expect(page.getByText(t('admin-campaigns:saved.saved'), { exact: true })).toBeVisible()
})

test('a person who comes back after the session ended is led to the former page', async ({ page }) => {
  await signInAs(page, 'staff')
  await openPage(page, '/admin/orders?status=processing')
  await page.context().clearCookies({ name: /session_token/ })
  await page.reload()
  await expect(page).toHaveURL(/\/login\?returnUrl=/)
  await isAlive(page)
  await signIn(page, t, 'staff', page.url())
  await expect(page).toHaveURL(/\/admin\/orders\?status=processing$/)
})

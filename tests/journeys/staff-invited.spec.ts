import { expectNoBarriers } from './support/barriers.ts'
import { expect, isAlive, openPage, test } from './support/journey.ts'
import { findMailLink, newAddress } from './support/mails.ts'
import { signInAs } from './support/signing-in.ts'
import { translatorIn } from './support/translator.ts'

const t = translatorIn('en')

// A used link answers 404.
test.use({ tolerated: /status of 404/ })

test('an administrator is invited by mail, makes an account and finds the back office open, by a link that works once', async ({
  page,
  someoneElse,
}) => {
  const email = newAddress('invited')
  await signInAs(page, 'super_admin')
  await openPage(page, '/admin/admin-management')
  const form = page.getByRole('region', { name: t('admin-administrators:invite') })
  await form.getByRole('textbox', { name: t('admin-administrators:email') }).fill(email)
  await form.getByRole('combobox', { name: t('admin-administrators:role') }).selectOption('admin')
  await form.getByRole('button', { name: t('admin-administrators:send') }).click()
  await expect(page.getByText(t('admin-administrators:sent', { email }))).toBeVisible()
  const open = page.getByRole('main').getByText(email, { exact: true })
  await expect(open).toBeVisible()

  const link = await findMailLink(page, email)
  const invited = await someoneElse()
  await openPage(invited, link)
  await expect(invited.getByText(t('roles:invitation.admin', { email }))).toBeVisible()
  await expectNoBarriers(invited)
  await invited.getByRole('textbox', { name: t('auth:register.name') }).fill('Nurlan Abenov')
  await invited.getByLabel(t('auth:login.password'), { exact: true }).fill('felt-and-wool-7!')
  await invited.getByLabel(t('auth:register.repeat'), { exact: true }).fill('felt-and-wool-7!')
  await invited.getByRole('button', { name: t('auth:invitation.accept') }).click()
  await expect(invited).toHaveURL(/\/admin$/)
  await isAlive(invited)
  await expect(invited.getByRole('heading', { level: 1 })).toBeVisible()
  // The invited person is an admin, not a super admin.
  await openPage(invited, '/admin/audit-log')
  await expect(invited.getByRole('heading', { level: 1, name: t('admin-log:title') })).toBeVisible()
  expect((await invited.request.get('/api/admin/admins')).status()).toBe(403)

  // The inviting person's open page shows it.
  await expect(page.getByText('Nurlan Abenov', { exact: true })).toBeVisible()

  const another = await someoneElse()
  await openPage(another, link)
  await expect(another.getByRole('heading', { name: t('auth:invitation.title') })).toBeVisible()
})

import { readFileSync } from 'node:fs'
import { expectNoBarriers } from './support/barriers.ts'
import { call } from './support/calls.ts'
import { expect, openPage, test } from './support/journey.ts'
import { findMailLink, newAddress } from './support/mails.ts'
import { newMember } from './support/new-member.ts'
import { openDialog, part, settings } from './support/settings.ts'
import { translatorIn } from './support/translator.ts'

const t = translatorIn('en')

// A wrong password and a used link are refused.
test.use({ tolerated: /status of (400|401|403|422)/ })

test('the password is required before the account can be taken over', async ({ page }) => {
  const person = await newMember(page, 'owner')
  await openPage(page, settings)

  const email = part(page, t('settings:email.title'))
  const password = email.getByLabel(t('security:password.label'), { exact: true })
  await email.getByRole('textbox', { name: t('settings:email.new') }).fill(newAddress('elsewhere'))
  await email.getByRole('button', { name: t('settings:email.submit') }).click()
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  await expectNoBarriers(page)
  await password.fill('not-this-one-1!')
  await email.getByRole('button', { name: t('settings:email.submit') }).click()
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  await password.fill(person.password)
  await email.getByRole('button', { name: t('settings:email.submit') }).click()
  await expect(email.getByText(t('settings:email.sentTitle'))).toBeVisible()

  const records = part(page, t('settings:records.title'))
  await records.getByLabel(t('security:password.label'), { exact: true }).fill(person.password)
  const download = page.waitForEvent('download')
  await records.getByRole('button', { name: t('settings:records.download') }).click()
  expect(JSON.parse(readFileSync(await (await download).path(), 'utf8'))).toMatchObject({ profile: { email: person.email } })

  const dialog = await openDialog(page, part(page, t('settings:close.title')), t('settings:close.open'))
  await dialog.getByRole('textbox', { name: t('settings:close.wordLabel') }).fill(t('settings:close.word'))
  await dialog.getByRole('button', { name: t('settings:close.confirm') }).click()
  await expect(dialog.getByLabel(t('security:password.label'), { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel(t('security:password.label'), { exact: true }).fill(person.password)
  await dialog.getByRole('button', { name: t('settings:close.confirm') }).click()
  await expect(page).toHaveURL(/\/$/)
  expect((await page.request.get('/api/profile')).status()).toBe(401)
})

test('a change of address is taken back from the mail to the old one', async ({ page, someoneElse }) => {
  const person = await newMember(page, 'moved')
  const stolen = newAddress('thief')
  await call(page, '/api/auth/change-email', { newEmail: stolen, password: person.password })
  const undoing = await findMailLink(page, person.email, 2)
  const owner = await someoneElse()
  await openPage(owner, undoing)
  await expect(owner).toHaveURL('/auth/callback')
  await expectNoBarriers(owner)
  await owner.getByRole('button', { name: t('auth:undo.submit') }).click()
  await expect(owner.getByRole('heading', { level: 1, name: t('auth:undo.doneTitle') })).toBeVisible()
  await expectNoBarriers(owner)
  expect((await page.request.get('/api/profile')).status()).toBe(401)
  await openPage(owner, undoing)
  await owner.getByRole('button', { name: t('auth:undo.submit') }).click()
  await expect(owner.getByRole('link', { name: t('auth:undo.contact') })).toBeVisible()
})

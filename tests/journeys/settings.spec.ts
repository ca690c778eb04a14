import { readFileSync } from 'node:fs'
import { expectNoBarriers } from './support/barriers.ts'
import { call } from './support/calls.ts'
import { expect, isAlive, openPage, test } from './support/journey.ts'
import { findMailLink, masked } from './support/mails.ts'
import { newAccount, newMember } from './support/new-member.ts'
import { openDialog, part, settings, typePassword } from './support/settings.ts'
import { translatorIn } from './support/translator.ts'

const t = translatorIn('en')

// Wrong input is refused, and an ended session is noticed.
test.use({ tolerated: /status of (401|422)/ })

test('profile and picture are changed', { tag: '@phone' }, async ({ page }) => {
  await newMember(page, 'settings')
  await openPage(page, settings)
  await expectNoBarriers(page)

  const profile = part(page, t('settings:profile.title'))
  await profile.getByRole('textbox', { name: t('settings:profile.name') }).fill('')
  await profile.getByRole('textbox', { name: t('settings:profile.phone') }).fill('123')
  await profile.getByRole('button', { name: t('settings:profile.save') }).click()
  await expect(profile.getByText(t('settings:profile.nameMissing'))).toBeVisible()
  await expect(profile.getByText(t('settings:profile.phoneShort'))).toBeVisible()
  await profile.getByRole('textbox', { name: t('settings:profile.name') }).fill('Айгерім Нұрланқызы')
  await profile.getByRole('textbox', { name: t('settings:profile.phone') }).fill('+60 12 345 6789')
  await profile.getByLabel(t('settings:profile.birthday')).fill('1990-03-21')
  await profile.getByRole('button', { name: t('settings:profile.save') }).click()
  await expect(page.getByText(t('settings:profile.saved'))).toBeVisible()

  const image = part(page, t('settings:picture.title'))
  const chooser = page.waitForEvent('filechooser')
  await image.getByRole('button', { name: t('settings:picture.choose') }).click()
  await (await chooser).setFiles('assets/web/icon-512.png')
  const crop = page.locator('[role="dialog"][data-open]:not([data-type])')
  await expect(crop.getByRole('button', { name: t('settings:picture.save') })).toBeEnabled()
  await expectNoBarriers(page)
  await crop.getByRole('slider').press('ArrowRight')
  await crop.getByRole('group', { name: t('settings:picture.cropArea') }).press('ArrowDown')
  await crop.getByRole('button', { name: t('settings:picture.save') }).click()
  await expect(image.getByRole('img', { name: t('settings:picture.alt') })).toBeVisible()
  await page.reload()
  await isAlive(page)
  await expect(profile.getByLabel(t('settings:profile.birthday'))).toHaveValue('1990-03-21')
})

test('a tab whose window turns to another account shows nothing of the first', async ({ page, context }) => {
  const other = await newAccount(page, 'second')
  await newMember(page, 'first')
  await openPage(page, settings)
  const name = part(page, t('settings:profile.title')).getByRole('textbox', { name: t('settings:profile.name') })
  await name.fill('First And Unsaved')
  await call(page, '/api/auth/sign-in/magic-link', { email: other.email })
  const elsewhere = await context.newPage()
  await elsewhere.goto(await findMailLink(page, other.email, 2))
  await elsewhere.getByRole('button', { name: t('auth:ask.magic_link.submit', { email: masked(other.email) }) }).click()
  await expect(elsewhere).toHaveURL('/')
  await expect(part(page, t('settings:email.title'))).toContainText(other.email)
  await expect(name).toHaveValue('Aigerim Nurlankyzy')
})

test('mails, address and password are changed', async ({ page }) => {
  const person = await newMember(page, 'letters')
  await openPage(page, settings)
  const mails = part(page, t('settings:letters.title'))
  const marketing = mails.getByRole('checkbox', { name: t('settings:letters.marketing_emails') })
  await marketing.check()
  await expect(page.getByText(t('settings:letters.saved'))).toBeVisible()
  await page.reload()
  await isAlive(page)
  await expect(marketing).toBeChecked()

  const email = part(page, t('settings:email.title'))
  await email.getByRole('textbox', { name: t('settings:email.new') }).fill('elsewhere@example.com')
  await email.getByLabel(t('security:password.label'), { exact: true }).fill(person.password)
  await email.getByRole('button', { name: t('settings:email.submit') }).click()
  await expect(email.getByText(t('settings:email.sentTitle'))).toBeVisible()
  await expect(email.getByText(person.email)).toBeVisible()

  const passwords = part(page, t('settings:password.title'))
  await passwords.getByLabel(t('settings:password.current'), { exact: true }).fill('wrong')
  await passwords.getByLabel(t('auth:reset.password'), { exact: true }).fill('Felt-and-Wool-9!')
  await passwords.getByLabel(t('auth:reset.repeat'), { exact: true }).fill('Felt-and-Wool-9!')
  await passwords.getByRole('button', { name: t('settings:password.submit') }).click()
  await expect(passwords.getByLabel(t('settings:password.current'), { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await passwords.getByLabel(t('settings:password.current'), { exact: true }).fill(person.password)
  await passwords.getByRole('button', { name: t('settings:password.submit') }).click()
  await expect(page.getByText(t('auth:reset.doneTitle'))).toBeVisible()
})

test('sessions are seen and ended, and the account is closed', async ({ page, someoneElse }) => {
  const person = await newMember(page, 'sessions')
  const other = await someoneElse()
  await typePassword(other, person)
  await expect(other).toHaveURL(settings)
  await openPage(page, settings)
  const sessions = part(page, t('security:sessions.title'))
  await expect(sessions.getByText(t('security:sessions.here'))).toBeVisible()
  await sessions.getByRole('button', { name: t('security:sessions.endOthers') }).click()
  await expect(page.getByText(t('security:sessions.ended'))).toBeVisible()
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
  expect((await other.request.get('/api/profile')).status()).toBe(401)

  const download = page.waitForEvent('download')
  const records = part(page, t('settings:records.title'))
  await records.getByLabel(t('security:password.label'), { exact: true }).fill(person.password)
  await records.getByRole('button', { name: t('settings:records.download') }).click()
  expect(JSON.parse(readFileSync(await (await download).path(), 'utf8'))).toMatchObject({ profile: { email: person.email } })

  const dialog = await openDialog(page, part(page, t('settings:close.title')), t('settings:close.open'))
  await dialog.getByRole('button', { name: t('settings:close.confirm') }).click()
  const word = dialog.getByRole('textbox', { name: t('settings:close.wordLabel') })
  await expect(word).toHaveAttribute('aria-invalid', 'true')
  await word.fill(t('settings:close.word'))
  await dialog.getByLabel(t('security:password.label'), { exact: true }).fill(person.password)
  await dialog.getByRole('button', { name: t('settings:close.confirm') }).click()
  await expect(page).toHaveURL(/\/$/)
  expect((await page.request.get('/api/profile')).status()).toBe(401)
})

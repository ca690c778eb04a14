import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { codeShown } from '#tests/support/authenticator.ts'
import { expectNoBarriers } from './support/barriers.ts'
import { expect, isAlive, openPage, test } from './support/journey.ts'
import { newMember, type Person } from './support/new-member.ts'
import { words } from './support/words.ts'

const t = words('en')
const settings = '/account/settings'

// What is typed wrong is refused, and a session that ended is noticed.
test.use({ tolerated: /status of (401|422)/ })
test.slow()

const part = (page: Page, title: string) => page.getByRole('region', { name: title })

async function signOut(page: Page): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: t('account:nav.signOut'), exact: true })
    .click()
  await expect(page).toHaveURL(/\/$/)
}

async function typePassword(page: Page, { email, password }: Person): Promise<void> {
  await openPage(page, `/login?returnUrl=${settings}`)
  await page
    .getByRole('main')
    .getByRole('textbox', { name: t('auth:login.email') })
    .fill(email)
  await page.getByRole('main').getByLabel(t('auth:login.password'), { exact: true }).fill(password)
  await page.getByRole('button', { name: t('auth:login.submit'), exact: true }).click()
}

/** Presses the button, and answers what it opened; toasts are dialogs too. */
async function openDialog(page: Page, from: Locator, button: string): Promise<Locator> {
  await from.getByRole('button', { name: button }).click()
  const dialog = page.locator('[role="dialog"][data-open]:not([data-type])')
  await expect(dialog).toBeVisible()
  return dialog
}

test('a second step is turned on, asked for, taken by code and by recovery code, and turned off', async ({ page }) => {
  const person = await newMember(page, 'two-steps')
  await openPage(page, settings)
  const dialog = await openDialog(page, part(page, t('security:app.title')), t('security:setUp.open'))
  await dialog.getByLabel(t('security:password.label'), { exact: true }).fill('wrong')
  await dialog.getByRole('button', { name: t('security:setUp.next') }).click()
  await expect(dialog.getByLabel(t('security:password.label'), { exact: true })).toBeFocused()
  await dialog.getByLabel(t('security:password.label'), { exact: true }).fill(person.password)
  await dialog.getByRole('button', { name: t('security:setUp.next') }).click()
  await expect(dialog.getByRole('img', { name: t('security:setUp.qrCode') })).toBeVisible()
  await expectNoBarriers(page)
  const uri = (await dialog.getByRole('link', { name: t('security:setUp.openApp') }).getAttribute('href')) ?? ''
  await dialog.getByRole('textbox', { name: t('security:code.label') }).fill(codeShown(uri, -1))
  await dialog.getByRole('button', { name: t('security:setUp.confirm') }).click()
  const list = dialog.getByRole('list', { name: t('security:codes.list') })
  await expect(list.getByRole('listitem')).toHaveCount(10)
  const [recoveryCode = ''] = await list.getByRole('listitem').allInnerTexts()
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: t('security:codes.save') }).click()
  expect(readFileSync(await (await download).path(), 'utf8')).toContain(recoveryCode)
  await dialog.getByRole('button', { name: t('security:codes.done') }).click()
  await expect(part(page, t('security:app.title'))).toContainText(t('security:app.on'))

  await signOut(page)
  await typePassword(page, person)
  await expect(page.getByRole('heading', { level: 1, name: t('security:step.title') })).toBeVisible()
  const code = page.getByRole('textbox', { name: t('security:code.label') })
  await expectNoBarriers(page)
  // The password alone opens nothing.
  expect(await (await page.request.get('/api/visitor')).json()).toEqual({ profile: null })
  await code.fill(codeShown(uri))
  await page.getByRole('button', { name: t('security:step.submit'), exact: true }).click()
  await expect(page).toHaveURL(settings)
  await isAlive(page)

  await signOut(page)
  await typePassword(page, person)
  await page.getByRole('button', { name: t('security:step.useRecovery') }).click()
  await page.getByRole('textbox', { name: t('security:code.recovery') }).fill(recoveryCode.toLowerCase())
  await page.getByRole('button', { name: t('security:step.submit'), exact: true }).click()
  await expect(page).toHaveURL(settings)
  await expect(part(page, t('security:app.title'))).toContainText(t('security:app.codesLeft', { count: 9 }))

  const off = await openDialog(page, part(page, t('security:app.title')), t('security:turnOff.open'))
  await off.getByLabel(t('security:password.label'), { exact: true }).fill(person.password)
  await off.getByRole('textbox', { name: t('security:code.either') }).fill(codeShown(uri, 1))
  await off.getByRole('button', { name: t('security:turnOff.confirm') }).click()
  await expect(part(page, t('security:app.title')).getByRole('button', { name: t('security:setUp.open') })).toBeVisible()
})

test('a passkey is made, signs in, gets another name and is removed', async ({ page, context }) => {
  const person = await newMember(page, 'passkey')
  const devtools = await context.newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await openPage(page, settings)
  const passkeys = part(page, t('security:passkeys.title'))
  const dialog = await openDialog(page, passkeys, t('security:passkeys.add'))
  await dialog.getByRole('textbox', { name: t('security:passkeys.name') }).fill('My phone')
  await dialog.getByLabel(t('security:password.label'), { exact: true }).fill(person.password)
  await dialog.getByRole('button', { name: t('security:passkeys.addConfirm') }).click()
  await expect(passkeys.getByText('My phone')).toBeVisible()

  await signOut(page)
  // With an authenticator that says yes by itself the suggestion of the e-mail field is taken at once, without a press.
  await openPage(page, `/login?returnUrl=${settings}`)
  await expect(page).toHaveURL(settings)
  await isAlive(page)
  await expect(passkeys.getByText('My phone')).toBeVisible()
  await expectNoBarriers(page)

  const rename = await openDialog(page, passkeys, t('security:rename.open', { name: 'My phone' }))
  await rename.getByRole('textbox', { name: t('security:passkeys.name') }).fill('Grey phone')
  await rename.getByRole('button', { name: t('security:rename.confirm') }).click()
  await expect(passkeys.getByText('Grey phone')).toBeVisible()
  const remove = await openDialog(page, passkeys, t('security:remove.open', { name: 'Grey phone' }))
  await remove.getByRole('button', { name: t('security:remove.confirm') }).click()
  await expect(passkeys.getByText('Grey phone')).toBeHidden()
})

test('profile and picture are changed', async ({ page }) => {
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

  const picture = part(page, t('settings:picture.title'))
  const chooser = page.waitForEvent('filechooser')
  await picture.getByRole('button', { name: t('settings:picture.choose') }).click()
  await (await chooser).setFiles('assets/web/icon-512.png')
  const crop = page.locator('[role="dialog"][data-open]:not([data-type])')
  await expect(crop.getByRole('button', { name: t('settings:picture.save') })).toBeEnabled()
  await expectNoBarriers(page)
  await crop.getByRole('slider').press('ArrowRight')
  await crop.getByRole('group', { name: t('settings:picture.cropArea') }).press('ArrowDown')
  await crop.getByRole('button', { name: t('settings:picture.save') }).click()
  await expect(picture.getByRole('img', { name: t('settings:picture.alt') })).toBeVisible()
  await page.reload()
  await isAlive(page)
  await expect(profile.getByLabel(t('settings:profile.birthday'))).toHaveValue('1990-03-21')
})

test('letters, address and password are changed', async ({ page }) => {
  const person = await newMember(page, 'letters')
  await openPage(page, settings)
  const letters = part(page, t('settings:letters.title'))
  const marketing = letters.getByRole('checkbox', { name: t('settings:letters.marketing_emails') })
  await marketing.check()
  await expect(page.getByText(t('settings:letters.saved'))).toBeVisible()
  await page.reload()
  await isAlive(page)
  await expect(marketing).toBeChecked()

  const email = part(page, t('settings:email.title'))
  await email.getByRole('textbox').fill('elsewhere@example.com')
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
  await part(page, t('settings:records.title')).getByRole('link').click()
  expect(JSON.parse(readFileSync(await (await download).path(), 'utf8'))).toMatchObject({ profile: { email: person.email } })

  const dialog = await openDialog(page, part(page, t('settings:close.title')), t('settings:close.open'))
  await dialog.getByRole('button', { name: t('settings:close.confirm') }).click()
  await expect(dialog.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByRole('textbox').fill(t('settings:close.word'))
  await dialog.getByRole('button', { name: t('settings:close.confirm') }).click()
  await expect(page).toHaveURL(/\/$/)
  expect((await page.request.get('/api/profile')).status()).toBe(401)
})

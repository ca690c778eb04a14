import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { codeShown } from '#tests/support/authenticator.ts'
import { expectNoBarriers } from './support/barriers.ts'
import { expect, isAlive, openPage, test } from './support/journey.ts'
import { call } from './support/calls.ts'
import { newMember } from './support/new-member.ts'
import { fillPassword, openDialog, part, settings, typePassword } from './support/settings.ts'
import { translatorIn } from './support/translator.ts'

const t = translatorIn('en')
const begun = z.object({ totpURI: z.string() })
const turnedOn = z.object({ backupCodes: z.array(z.string()) })

// Wrong input is refused, and an ended session is noticed.
test.use({ tolerated: /status of (401|422)/ })

async function signOut(page: Page): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: t('account:nav.signOut'), exact: true })
    .click()
  await expect(page).toHaveURL(/\/$/)
}

test('a second step is turned on, required, taken by code and by recovery code, and turned off', async ({ page }) => {
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
  await dialog.getByRole('textbox', { name: t('security:code.label') }).fill(codeShown(uri))
  await dialog.getByRole('button', { name: t('security:setUp.confirm') }).click()
  const list = dialog.getByRole('list', { name: t('security:codes.list') })
  await expect(list.getByRole('listitem')).toHaveCount(10)
  const [recoveryCode = '', anotherCode = ''] = await list.getByRole('listitem').allInnerTexts()
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
  // The password alone does not sign in.
  expect(await (await page.request.get('/api/visitor')).json()).toEqual({ profile: null })
  // Each code works once. The next code works, too, for clocks that run ahead.
  await code.fill(codeShown(uri, 1))
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

  const renew = await openDialog(page, part(page, t('security:app.title')), t('security:renew.open'))
  await renew.getByLabel(t('security:password.label'), { exact: true }).fill(person.password)
  await renew.getByRole('button', { name: t('security:renew.confirm') }).click()
  await expect(renew.getByRole('textbox', { name: t('security:code.either') })).toHaveAttribute('aria-invalid', 'true')
  await expectNoBarriers(page)
  await renew.getByRole('textbox', { name: t('security:code.either') }).fill(anotherCode)
  await renew.getByRole('button', { name: t('security:renew.confirm') }).click()
  const renewed = renew.getByRole('list', { name: t('security:codes.list') }).getByRole('listitem')
  await expect(renewed).toHaveCount(10)
  const [renewedCode = ''] = await renewed.allInnerTexts()
  await renew.getByRole('button', { name: t('security:codes.done') }).click()

  const off = await openDialog(page, part(page, t('security:app.title')), t('security:turnOff.open'))
  await off.getByLabel(t('security:password.label'), { exact: true }).fill(person.password)
  await off.getByRole('textbox', { name: t('security:code.either') }).fill(renewedCode)
  await off.getByRole('button', { name: t('security:turnOff.confirm') }).click()
  await expect(part(page, t('security:app.title')).getByRole('button', { name: t('security:setUp.open') })).toBeVisible()
})

test('the heart has the earlier press once the second step is taken too', async ({ page }) => {
  const person = await newMember(page, 'heart-in-steps')
  const { totpURI } = begun.parse(await call(page, '/api/auth/two-factor/enable', { password: person.password }))
  await call(page, '/api/auth/two-factor/confirm', { code: codeShown(totpURI) })
  await page.context().clearCookies()
  await openPage(page, '/product/berkut-tote')
  const heart = page.getByRole('button', { name: t('goods:wishlist', { name: 'Berkut tote' }) }).filter({ visible: true })
  await heart.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: t('auth:login.email') }).fill(person.email)
  await dialog.getByLabel(t('auth:login.password'), { exact: true }).fill(person.password)
  await dialog.getByRole('button', { name: t('auth:login.submit'), exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('security:step.title') })).toBeVisible()
  await expect(dialog).toBeHidden()
  await page.getByRole('textbox', { name: t('security:code.label') }).fill(codeShown(totpURI, 1))
  await page.getByRole('button', { name: t('security:step.submit'), exact: true }).click()
  await expect(page.getByText(t('wishlist:added'))).toBeVisible()
  await expect(page).toHaveURL('/product/berkut-tote')
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
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
  // This authenticator confirms by itself, so the email field's suggestion is used without a press.
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
  await remove.getByLabel(t('security:password.label'), { exact: true }).fill(person.password)
  await remove.getByRole('button', { name: t('security:remove.confirm') }).click()
  await expect(passkeys.getByText('Grey phone')).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the step says what works, refuses a wrong code and takes a recovery code', async ({ page }) => {
    const person = await newMember(page, 'plain-steps')
    const { totpURI } = begun.parse(await call(page, '/api/auth/two-factor/enable', { password: person.password }))
    const confirmed = await call(page, '/api/auth/two-factor/confirm', { code: codeShown(totpURI) })
    const [recoveryCode = ''] = turnedOn.parse(confirmed).backupCodes
    await page.context().clearCookies()

    await page.goto(`/login?returnUrl=${settings}`)
    await fillPassword(page, person)
    await expect(page.getByRole('heading', { level: 1, name: t('security:step.title') })).toBeVisible()
    // Locators ignore the contents of noscript.
    expect(/<noscript>.*?<\/noscript>/s.exec(await page.content())?.[0]).toContain(t('security:step.noScript'))
    const code = page.getByRole('textbox', { name: t('security:code.label') })
    await code.fill('000000')
    await page.getByRole('button', { name: t('security:step.submit'), exact: true }).click()
    await expect(code).toHaveAttribute('aria-invalid', 'true')
    await code.fill(recoveryCode)
    await page.getByRole('button', { name: t('security:step.submit'), exact: true }).click()
    await expect(page).toHaveURL(settings)
    await expect(part(page, t('security:app.title'))).toContainText(t('security:app.codesLeft', { count: 9 }))
  })
})

import type { Page } from '@playwright/test'
import type { Language } from '#contract/languages.ts'
import type { Translator } from '#contract/messages/translator.ts'
import { expectNoBarriers } from './support/barriers.ts'
import { expect, isAlive, openPage, test } from './support/journey.ts'
import { findMailLink, masked, newAddress } from './support/mails.ts'
import { translatorIn } from './support/translator.ts'

const oldPassword = 'Steppe-and-Sky-8!'
const newPassword = 'Felt-and-Wool-77!'

test.use({ tolerated: /Failed to load resource: the server responded with a status of (400|401|403|404|409|422|429)/ })

test('a forgotten password is replaced by the link of a mail', async ({ page }) => {
  const t = translatorIn('en')
  const email = await makeAccount(page, 'forgetful')
  await openPage(page, '/login')
  await page.getByRole('link', { name: t('auth:login.forgot') }).click()
  // The previous page has a field of the same name.
  await expect(page.getByRole('heading', { level: 1, name: t('auth:forgot.title') })).toBeVisible()
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: t('auth:login.email') }).fill(newAddress('nobody'))
  await main.getByRole('button', { name: t('auth:forgot.submit') }).click()
  await expect(main.getByRole('textbox', { name: t('auth:login.email') })).toHaveAccessibleDescription('Email not found')
  await expectNoBarriers(page)
  await main.getByRole('textbox', { name: t('auth:login.email') }).fill(email)
  await main.getByRole('button', { name: t('auth:forgot.submit') }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Password Reset Email Sent' })).toBeVisible()
  await expect(main.getByRole('button', { name: /again in \d+ second/ })).toBeDisabled()
  await expectNoBarriers(page)

  const link = await findMailLink(page, email, 2)
  await openPage(page, link)
  await expect(page).toHaveURL(/\/reset-password$/)
  await main.getByLabel(t('auth:reset.password'), { exact: true }).fill('felt')
  await main.getByRole('button', { name: t('auth:reset.submit') }).click()
  await expect(main.getByLabel(t('auth:reset.password'), { exact: true })).toHaveAccessibleDescription(t('auth:check.passwordRules'))
  await expectNoBarriers(page)
  await page.reload()
  await isAlive(page)
  await main.getByLabel(t('auth:reset.password'), { exact: true }).fill(newPassword)
  await main.getByLabel(t('auth:reset.repeat'), { exact: true }).fill(newPassword)
  await main.getByRole('button', { name: t('auth:reset.submit') }).click()
  await expect(page.getByText('Password Updated')).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)

  await tryToSignIn(page, t, email, oldPassword)
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Invalid email or password')
  await tryToSignIn(page, t, email, newPassword)
  await expect(page.getByText(t('auth:flash.welcome'))).toBeVisible()

  await openPage(page, link)
  await expect(page.getByRole('heading', { level: 1, name: 'Invalid or expired reset link' })).toBeVisible()
  await expectNoBarriers(page)
})

test('a link that was sent signs in once, and its token leaves the address', async ({ page, someoneElse, baseURL }) => {
  const t = translatorIn('ru')
  const email = await makeAccount(page, 'linked', 'ru')
  await openPage(page, '/ru/login?returnUrl=/ru/events')
  const form = page.getByRole('tabpanel')
  await form.getByRole('button', { name: t('auth:login.magic') }).click()
  await expect(form.getByRole('textbox', { name: t('auth:login.email') })).toHaveAccessibleDescription(t('auth:check.emailInvalid'))
  await form.getByRole('textbox', { name: t('auth:login.email') }).fill(email)
  await form.getByRole('button', { name: t('auth:login.magic') }).click()
  await expect(form.getByText(t('auth:magic.sentTitle'))).toBeVisible()
  await expectNoBarriers(page)

  const link = await findMailLink(page, email, 2)
  // A link scanner in a mail program does not use up the link.
  const looked = await page.request.get(link)
  expect([looked.status(), looked.headers()['referrer-policy']]).toEqual([200, 'strict-origin'])
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.headers()['referer'] ?? ''} ${request.url()}`))
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1, name: t('auth:ask.magic_link.title') })).toBeVisible()
  await expectNoBarriers(page)
  // A program that opens the page and runs its scripts does not use up the link either.
  expect((await page.request.get('/api/profile')).status()).toBe(401)
  await page.getByRole('button', { name: t('auth:ask.magic_link.submit', { email: masked(email) }) }).click()
  await expect(page.getByText(t('auth:flash.welcome'))).toBeVisible()
  await expect(page).toHaveURL(/\/events$/)
  const token = new URLSearchParams(link.split('?')[1]).get('token') ?? ''
  expect(asked.filter((line) => line.includes(token))).toEqual([` ${baseURL}${link}`])

  const elsewhere = await someoneElse()
  await openPage(elsewhere, link)
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText(t('auth:callback.failedTitle'))
  await expectNoBarriers(elsewhere)
})

test('pages of mails explain a wrong address', async ({ page }) => {
  const t = translatorIn('kk')
  await openPage(page, '/kk/auth/callback')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('auth:callback.unexpectedTitle'))
  await expectNoBarriers(page)
  await openPage(page, '/kk/auth/callback?type=password_reset')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('auth:callback.failedResetTitle'))
  await openPage(page, '/kk/reset-password')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('auth:reset.invalidTitle'))
  await openPage(page, '/kk/check-email')
  await expectNoBarriers(page)
  await openPage(page, '/kk/forgot-password')
  await expectNoBarriers(page)
})

/** Registers and confirms through the calls that the pages use. */
async function makeAccount(page: Page, name: string, language: Language = 'en'): Promise<string> {
  const email = newAddress(name)
  await page.request.post(`/api/auth/sign-up/email?lang=${language}`, { data: { name: 'Dana Ospanova', email, password: oldPassword } })
  const token = new URLSearchParams((await findMailLink(page, email)).split('?')[1]).get('token')
  const answer = await page.request.post('/api/auth/verify-email', { data: { token } })
  expect(answer.ok()).toBe(true)
  return email
}

async function tryToSignIn(page: Page, t: Translator, email: string, password: string): Promise<void> {
  const form = page.getByRole('tabpanel')
  await form.getByRole('textbox', { name: t('auth:login.email') }).fill(email)
  await form.getByLabel(t('auth:login.password'), { exact: true }).fill(password)
  await form.getByRole('button', { name: t('auth:login.submit'), exact: true }).click()
}

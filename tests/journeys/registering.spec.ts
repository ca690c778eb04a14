import { expectNoBarriers } from './support/barriers.ts'
import { fillCheckout, kualaLumpur, placeOrder } from './support/buying.ts'
import { expect, openPage, test } from './support/journey.ts'
import { findMailLink, masked, newAddress } from './support/mails.ts'
import { startingWith, translatorIn } from './support/translator.ts'

const password = 'Steppe-and-Sky-8!'

// Forms show the reason of a 4xx answer next to the field; browsers also log it.
test.use({ tolerated: /Failed to load resource: (the server responded with a status of (401|403|404|409|422|429)|net::ERR_FAILED)/ })

test('somebody registers, answers the mail, signs in and buys as a new member', async ({ page }) => {
  const t = translatorIn('en')
  const email = newAddress('newcomer')
  await openPage(page, '/login')
  await page.getByRole('tab', { name: t('auth:tabs.register') }).click()
  await expect(page).toHaveURL(/\/login\?tab=register$/)
  const form = page.getByRole('tabpanel')
  await form.getByRole('button', { name: t('auth:register.submit') }).click()
  await expect(form.getByRole('textbox', { name: t('auth:register.name') })).toHaveAccessibleDescription(t('auth:check.nameMissing'))
  await expect(form.getByRole('textbox', { name: t('auth:register.name') })).toBeFocused()
  await expectNoBarriers(page)

  await form.getByRole('textbox', { name: t('auth:register.name') }).fill('Ж')
  await form.getByRole('button', { name: t('auth:register.submit') }).click()
  await expect(form.getByRole('textbox', { name: t('auth:register.name') })).toHaveAccessibleDescription(t('auth:check.nameTooShort'))

  await form.getByRole('textbox', { name: t('auth:register.name') }).fill('Aigerim Nurlankyzy')
  await form.getByRole('textbox', { name: t('auth:login.email') }).fill(email)
  await form.getByLabel(t('auth:login.password'), { exact: true }).fill(password)
  await expect(form.getByText(t('auth:strength.strong'), { exact: true })).toBeVisible()
  await form.getByLabel(t('auth:register.repeat')).fill('something else')
  await form.getByRole('button', { name: t('auth:register.submit') }).click()
  await expect(form.getByLabel(t('auth:register.repeat'))).toHaveAccessibleDescription(t('auth:check.passwordsDiffer'))
  await form.getByLabel(t('auth:register.repeat')).fill(password)
  await form.getByRole('button', { name: t('auth:register.submit') }).click()

  await expect(page.getByText(t('auth:register.created'))).toBeVisible()
  await expect(page).toHaveURL(/\/check-email$/)
  await expect(page.getByRole('main')).toContainText(email)
  await expect(page.getByRole('button', { name: /again in \d+ second/ })).toBeDisabled()
  await expectNoBarriers(page)

  await openPage(page, await findMailLink(page, email))
  await expectNoBarriers(page)
  await page.getByRole('button', { name: t('auth:ask.confirmation.submit', { email: masked(email) }) }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('auth:callback.confirmedTitle') })).toBeVisible()
  await expect(page).toHaveURL(/\/auth\/callback$/)
  await expectNoBarriers(page)
  const signInForm = page.getByRole('main')
  await expect(signInForm.getByRole('textbox', { name: t('auth:login.email') })).toHaveValue(email)
  await signInForm.getByLabel(t('auth:login.password'), { exact: true }).fill(password)
  await signInForm.getByRole('button', { name: t('auth:login.submit'), exact: true }).click()
  await expect(page.getByText(t('auth:flash.welcome'))).toBeVisible()
  await expect(page).toHaveURL(/\/$/)

  await openPage(page, '/product/pomegranate-mug')
  await page.getByRole('button', { name: startingWith(`${t('goods:add.toCart')} · RM 40.50`) }).click()
  await openPage(page, '/checkout')
  await fillCheckout(page, t, { email, to: kualaLumpur })
  await page.getByRole('radio', { name: /Bank transfer/ }).check({ force: true })
  await placeOrder(page, t)
  await expect(page.getByRole('main')).toContainText(t('pay:sums.discount', { percent: '5%' }))
  await expect(page.getByRole('main')).toContainText(/[−-]\s?RM.2\.03/)
})

test('a taken address is reported beside its field', async ({ page }) => {
  const t = translatorIn('ru')
  await openPage(page, '/ru/login?tab=register')
  const form = page.getByRole('tabpanel')
  await form.getByRole('textbox', { name: t('auth:register.name') }).fill('Айгерім')
  await form.getByRole('textbox', { name: t('auth:login.email') }).fill('member@tulpar.test')
  await form.getByLabel(t('auth:login.password'), { exact: true }).fill(password)
  await form.getByLabel(t('auth:register.repeat')).fill(password)
  await form.getByRole('button', { name: t('auth:register.submit') }).click()
  await expect(form.getByRole('textbox', { name: t('auth:login.email') })).toHaveAccessibleDescription(t('auth:check.emailTaken'))
  await expect(form).toContainText(t('errors:errors.email_taken'))
})

test('the dialog signs in over the page and then continues the wished action', { tag: '@phone' }, async ({ page }) => {
  const t = translatorIn('en')
  await openPage(page, '/product/pomegranate-mug')
  const heart = page
    .getByRole('button', { name: t('goods:wishlist', { name: 'Pomegranate mug' }) })
    .filter({ visible: true })
    .first()
  await heart.click()
  // A toast is a dialog, too.
  const dialog = page.getByRole('dialog').filter({ has: page.getByRole('tablist') })
  await expect(dialog).toHaveAccessibleName(t('auth:dialog.title'))
  await dialog.getByRole('tab', { name: t('auth:dialog.signUp') }).click()
  await expect(dialog.getByRole('textbox', { name: t('auth:register.name') })).toBeVisible()
  await expectNoBarriers(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')

  await heart.click()
  await dialog.getByRole('tab', { name: t('auth:dialog.signIn') }).click()
  await dialog.getByRole('textbox', { name: t('auth:login.email') }).fill('nobody')
  await dialog.getByLabel(t('auth:login.password'), { exact: true }).fill('short')
  await dialog.getByRole('button', { name: t('auth:login.submit'), exact: true }).click()
  await expect(dialog.getByRole('textbox', { name: t('auth:login.email') })).toHaveAccessibleDescription('Invalid email')
  await expect(dialog.getByLabel(t('auth:login.password'), { exact: true })).toHaveAccessibleDescription(t('auth:login.passwordTooShort'))
  await expectNoBarriers(page)
  await dialog.getByRole('textbox', { name: t('auth:login.email') }).fill('customer@tulpar.test')
  await dialog.getByLabel(t('auth:login.password'), { exact: true }).fill('Tulpar-Customer-1!')
  await dialog.getByRole('button', { name: t('auth:login.submit'), exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL(/\/product\/pomegranate-mug$/)
})

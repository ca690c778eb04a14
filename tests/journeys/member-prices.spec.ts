import type { Page } from '@playwright/test'
import { expectNoBarriers } from './support/barriers.ts'
import { fillCheckout, kualaLumpur } from './support/buying.ts'
import { expect, openPage, test } from './support/journey.ts'
import { newAccount, type Person } from './support/new-member.ts'
import { signInAs } from './support/signing-in.ts'
import { translatorIn } from './support/translator.ts'

const t = translatorIn('en')
// The second tab's requests are refused while the first signs out.
test.use({ tolerated: /status of 401/ })
const [guestPrice, memberPrice] = [/RM.45\.00/, /RM.40\.50/]
const mug = '/product/pomegranate-mug'

async function signInAt(page: Page, { email, password }: Person): Promise<void> {
  const form = page.getByRole('tabpanel')
  await form.getByRole('textbox', { name: t('auth:login.email') }).fill(email)
  await form.getByLabel(t('auth:login.password'), { exact: true }).fill(password)
  await form.getByRole('button', { name: t('auth:login.submit'), exact: true }).click()
}

const mugIn = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator(`a[href$="${mug}"]`) })
    .first()

async function expectPrices(page: Page, shown: RegExp): Promise<void> {
  await openPage(page, mug)
  await expect(page.getByRole('main').getByRole('button', { name: shown })).toBeVisible()
  await openPage(page, '/shop/mug')
  await expect(mugIn(page).getByText(shown).filter({ visible: true }).first()).toBeVisible()
  await openPage(page, '/cart')
  await expect(page.getByRole('main').getByText(shown).filter({ visible: true }).first()).toBeVisible()
}

async function expectPriceInPalette(page: Page, shown: RegExp): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: t('search:field') }).fill('pomegranate mug')
  await expect(page.getByRole('option').filter({ hasText: 'Pomegranate mug' }).getByText(shown).filter({ visible: true })).toBeVisible()
  await page.keyboard.press('Escape')
}

test('member prices come on everywhere with the sign-in and go with the sign-out, for nobody else', async ({
  page,
  someoneElse,
  baseURL,
}) => {
  const person = await newAccount(page, 'prices')
  const stranger = await someoneElse()
  for (const visitor of [page, stranger]) {
    await openPage(visitor, mug)
    await visitor.getByRole('main').getByRole('button', { name: guestPrice }).click()
  }

  await openPage(page, `/login?returnUrl=${encodeURIComponent(mug)}`)
  await signInAt(page, person)
  await expect(page.getByRole('main').getByRole('button', { name: memberPrice })).toBeVisible()
  await expectPrices(page, memberPrice)
  await expectPriceInPalette(page, memberPrice)
  await expectPrices(stranger, guestPrice)
  await expectPriceInPalette(stranger, guestPrice)
  for (const path of [mug, '/shop/mug', '/'])
    // Another journey may change the shop between the two requests.
    await expect(async () => {
      expect(await (await page.request.get(path)).text()).toBe(await (await stranger.request.get(path)).text())
    }).toPass({ timeout: 30_000 })

  // A second tab shows the cart while the first signs out.
  const cart = await page.context().newPage()
  await openPage(cart, '/cart')
  await expect(cart.getByRole('main').getByText(memberPrice).filter({ visible: true }).first()).toBeVisible()
  await openPage(page, '/logout')
  await page.getByRole('button', { name: t('auth:logout.submit') }).click()
  await expect(page).toHaveURL(`${baseURL}/`)
  await expect(cart.getByRole('main').getByText(guestPrice).filter({ visible: true }).first()).toBeVisible()
  await openPage(page, mug)
  await expect(page.getByRole('main').getByRole('button', { name: guestPrice })).toBeVisible()
})

test('the dialog switches the prices of the page beneath, without reloading it', async ({ page }) => {
  const person = await newAccount(page, 'prices')
  await openPage(page, mug)
  await page.evaluate(() => document.body.setAttribute('data-same-document', ''))
  await page
    .getByRole('button', { name: t('goods:wishlist', { name: 'Pomegranate mug' }) })
    .filter({ visible: true })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: t('auth:dialog.title') })
  await dialog.getByRole('tab', { name: t('auth:dialog.signIn') }).click()
  await dialog.getByRole('textbox', { name: t('auth:login.email') }).fill(person.email)
  await dialog.getByLabel(t('auth:login.password'), { exact: true }).fill(person.password)
  await dialog.getByRole('button', { name: t('auth:login.submit'), exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('main').getByRole('button', { name: memberPrice })).toBeVisible()
  await expect(page.locator('body')).toHaveAttribute('data-same-document', '')
})

test('a membership that is switched off ends with the next price, and its owner can join again', async ({ page, someoneElse, baseURL }) => {
  const person = await newAccount(page, 'prices')
  await openPage(page, `/login?returnUrl=${encodeURIComponent(mug)}`)
  await signInAt(page, person)
  await page.getByRole('main').getByRole('button', { name: memberPrice }).click()
  await openPage(page, '/membership')
  await expect(page.getByText(t('info:membership.isMember'))).toBeVisible()
  await expectNoBarriers(page)

  await page.clock.install()
  await openPage(page, '/checkout')
  await fillCheckout(page, t, { email: person.email, to: kualaLumpur })
  // 5 % off the first purchase, RM 8 delivery, 6 % tax.
  const agree = (sum: RegExp) => page.getByRole('button', { name: sum }).last()
  await expect(agree(/RM.48\.78/)).toBeVisible()

  const admin = await someoneElse()
  await signInAs(admin, 'admin')
  const found = await admin.request.get(`/api/admin/members?q=${encodeURIComponent(person.email)}`)
  const { members } = (await found.json()) as { members: { id: string }[] }
  const setMember = (is_member: boolean) =>
    admin.request.put(`/api/admin/members/${members[0]?.id}/membership`, { headers: { origin: baseURL ?? '' }, data: { is_member } })
  expect((await setMember(false)).status()).toBe(200)

  // Returning to the tab updates the prices.
  await page.clock.fastForward('00:06')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(agree(/RM.53\.32/)).toBeVisible()

  await openPage(page, '/membership')
  await expect(page.getByText(t('info:membership.customerText'))).toBeVisible()
  await expectNoBarriers(page)
  await page.getByRole('button', { name: t('info:membership.joinNow') }).click()
  await expect(page.getByText(t('info:membership.joined'))).toBeVisible()
  await expect(page.getByText(t('info:membership.isMember'))).toBeVisible()
  await openPage(page, mug)
  await expect(page.getByRole('main').getByRole('button', { name: memberPrice })).toBeVisible()
})

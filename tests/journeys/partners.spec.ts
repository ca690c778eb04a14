import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { readQrCode } from '#kit/images/read-qr-code.ts'
import { expectNoBarriers, expectToFit } from './support/barriers.ts'
import { fillCheckout, kualaLumpur, placeOrder } from './support/buying.ts'
import { expect, openPage, test } from './support/journey.ts'
import { newAddress } from './support/mails.ts'
import { newAccount, newMember } from './support/new-member.ts'
import { signInAs } from './support/signing-in.ts'
import { startingWith, translatorIn } from './support/translator.ts'

const t = translatorIn('en')
const password = 'felt-and-wool-7!'
const mailbox = z.array(z.object({ text: z.string() }))
const listed = z.object({ partners: z.array(z.object({ id: z.string() })) })

// A used link answers 404.
test.use({ tolerated: /status of 404/ })

/** Returns the link to set up the account from the newest mail that contains one. */
async function setupLink(page: Page, email: string): Promise<string> {
  let link = ''
  await expect(async () => {
    const mails = mailbox.parse(await (await page.request.get(`/api/dev/mailbox?to=${encodeURIComponent(email)}`)).json())
    link = mails.map(({ text }) => /\/partner\/setup-account\/[\w-]+/.exec(text)?.[0] ?? '').find(Boolean) ?? ''
    expect(link).not.toBe('')
  }).toPass({ timeout: 60_000 })
  return link
}

async function applyAs(page: Page, email: string): Promise<void> {
  await openPage(page, '/partner/register')
  const form = page.getByRole('region', { name: t('partner-join:form.title') })
  await form.getByRole('textbox', { name: t('partner-company:company') }).fill('Kopi Dombra')
  await form.getByRole('textbox', { name: t('partner-company:contact') }).fill('Timur Aitov')
  await form.getByRole('textbox', { name: t('partner-company:phone') }).fill('+60 3 2072 8811')
  await form.getByRole('textbox', { name: t('partner-company:city') }).fill('Ipoh')
  await form.getByRole('textbox', { name: t('partner-join:form.email') }).fill(email)
  await form.getByRole('textbox', { name: t('partner-join:form.about') }).fill('A café by the station, two hundred people a day.')
  await form.getByRole('button', { name: t('partner-join:form.submit') }).click()
  await expect(page.getByText(t('partner-join:form.sentTitle'))).toBeVisible()
}

async function approve(staff: Page, email: string): Promise<string> {
  await signInAs(staff, 'admin')
  const found = listed.parse(await (await staff.request.get(`/api/admin/partners?q=${encodeURIComponent(email)}`)).json())
  const id = found.partners[0]?.id ?? ''
  const origin = test.info().project.use.baseURL ?? ''
  const answer = await staff.request.put(`/api/admin/partners/${id}/status`, { data: { status: 'active' }, headers: { origin } })
  expect(answer.status()).toBe(200)
  return id
}

async function newPartner(page: Page, staff: Page, name: string): Promise<string> {
  const email = newAddress(name)
  await applyAs(page, email)
  await approve(staff, email)
  await openPage(page, await setupLink(page, email))
  await page.getByLabel(t('auth:login.password'), { exact: true }).fill(password)
  await page.getByLabel(t('auth:register.repeat'), { exact: true }).fill(password)
  await page.getByRole('button', { name: t('partner-join:setup.create') }).click()
  await expect(page).toHaveURL(/\/partner\/dashboard$/)
  return email
}

async function addPlace(page: Page, name: string): Promise<string> {
  await openPage(page, '/partner/locations')
  await page
    .getByRole('button', { name: t('partner-places:add') })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: t('partner-places:name') }).fill(name)
  await dialog.getByRole('button', { name: t('partner-places:addThis') }).click()
  const card = page.getByRole('article', { name })
  await expect(card).toBeVisible()
  return /[2-9A-Z]{8}/.exec(await card.innerText())?.[0] ?? ''
}

test('a café applies, is approved, prints a poster, and sees purchases of its guests but not their names', async ({
  page,
  someoneElse,
}) => {
  await newPartner(page, await someoneElse(), 'cafe')
  await expect(page.getByText(t('partner-area:payoutMissing.title'))).toBeVisible()
  const code = await addPlace(page, 'Counter')

  await page.getByRole('link', { name: t('partner-places:print') }).click()
  await expect(page.getByRole('combobox', { name: t('partner-codes:place') })).toHaveValue(code)
  await page.getByRole('combobox', { name: t('partner-codes:page') }).selectOption('search')
  await page.getByRole('searchbox', { name: t('partner-codes:pages.search') }).fill('orchard stickers')
  await page.getByRole('button', { name: 'Orchard stickers' }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'PNG', exact: true }).click()
  const poster = readFileSync(await (await downloading).path())
  const said = new URL((await readQrCode(poster)) ?? '')
  expect(said.pathname).toBe(`/r/${code}`)

  const guest = await someoneElse()
  await openPage(guest, said.pathname + said.search)
  await expect(guest).toHaveURL(/\/product\/orchard-stickers$/)
  await guest.getByRole('button', { name: startingWith(`${t('goods:add.toCart')} · RM`) }).click()
  await openPage(guest, '/checkout')
  const buyer = newAddress('guest-of-cafe')
  await fillCheckout(guest, t, { email: buyer, to: kualaLumpur })
  await guest.getByRole('radio', { name: /bank transfer/i }).check({ force: true })
  const number = await placeOrder(guest, t)

  await openPage(page, '/partner/statistics')
  const brought = page.getByRole('region', { name: t('partner-figures:orders.title') })
  await expect(brought.getByRole('listitem')).toHaveCount(1)
  await expect(brought).toContainText('Counter')
  await expect(brought).toContainText(t('partner-figures:orders.state.waiting'))
  const whole = await page.content()
  for (const secret of ['Aigerim', buyer, '345 6789', '3456789', 'Jalan Ampang', number]) expect(whole).not.toContain(secret)
})

test('an existing account stays when it becomes a partner’s', async ({ page, someoneElse }) => {
  const { email, password: own } = await newAccount(page, 'shopper')
  await applyAs(page, email)
  await approve(await someoneElse(), email)
  const link = await setupLink(page, email)
  await openPage(page, link)
  await page
    .getByRole('main')
    .getByRole('link', { name: t('partner-join:setup.signIn') })
    .click()
  await page
    .getByRole('main')
    .getByRole('textbox', { name: t('auth:login.email') })
    .fill(email)
  await page.getByLabel(t('auth:login.password'), { exact: true }).fill(own)
  await page.getByRole('button', { name: t('auth:login.submit'), exact: true }).click()
  await page.getByRole('button', { name: t('partner-join:setup.become') }).click()
  await expect(page).toHaveURL(/\/partner\/dashboard$/)

  const another = await someoneElse()
  await openPage(another, link)
  await expect(another.getByRole('heading', { name: t('partner-join:spent.title') })).toBeVisible()
})

test('the area opens to partners alone', async ({ page, someoneElse }) => {
  await openPage(page, '/ru/partner/statistics?location=x')
  await expect(page).toHaveURL(/\/ru\/login\?returnUrl=%2Fpartner%2Fstatistics%3Flocation%3Dx$/)
  const member = await someoneElse()
  await newMember(member, 'no-partner')
  await openPage(member, '/partner/dashboard')
  await expect(member).toHaveURL(/^https?:\/\/[^/]+\/$/)
})

test('every page of the area fits, and can be used by everybody', { tag: '@phone' }, async ({ page, someoneElse }) => {
  await newPartner(page, await someoneElse(), 'phone')
  const code = await addPlace(page, 'Окно на улицу, где очередь')
  const area = [
    'dashboard',
    'locations',
    'qr-generator',
    'statistics',
    'account/profile',
    'account/orders',
    'account/wishlist',
    'account/addresses',
    'account/settings',
  ]
  for (const path of [
    ...area.map((one) => `/partner/${one}`),
    `/kk/partner/anything`,
    '/ru/partner/dashboard',
    '/ru/partner/statistics',
    `/qr-pdf/${code}`,
  ]) {
    await openPage(page, path)
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
    await expectNoBarriers(page)
    await expectToFit(page, path)
  }
  const stranger = await someoneElse()
  for (const path of ['/partner/register', '/ru/partner/register', '/kk/partner/register', '/kk/partner/setup-account/none']) {
    await openPage(stranger, path)
    await expectNoBarriers(stranger)
    await expectToFit(stranger, path)
  }
})

test('places are made, renamed, switched off and deleted by keys alone', async ({ page, someoneElse }) => {
  await newPartner(page, await someoneElse(), 'keys')
  await addPlace(page, 'Door')
  await page.getByRole('button', { name: t('partner-places:editNamed', { name: 'Door' }) }).focus()
  await page.keyboard.press('Enter')
  const name = page.getByRole('dialog').getByRole('textbox', { name: t('partner-places:name') })
  await name.fill('')
  await page.keyboard.press('Enter')
  await expect(name).toBeFocused()
  await expect(page.getByText(t('partner-places:nameMissing'))).toBeVisible()
  await page.keyboard.type('Window')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('article', { name: 'Window' })).toBeVisible()
  await expect(name).toBeHidden()
  await expect(page.getByRole('button', { name: t('partner-places:editNamed', { name: 'Window' }) })).toBeFocused()
  const onOff = page.getByRole('switch', { name: t('partner-places:switch', { name: 'Window' }) })
  await onOff.focus()
  await page.keyboard.press('Space')
  await expect(onOff).toHaveAttribute('aria-checked', 'false')
  await page.getByRole('button', { name: t('partner-places:removeNamed', { name: 'Window' }) }).focus()
  await page.keyboard.press('Enter')
  const asked = page.getByRole('dialog', { name: t('partner-places:removeTitle', { name: 'Window' }) })
  await asked.getByRole('button', { name: t('partner-places:remove') }).press('Enter')
  await expect(page.getByRole('heading', { name: t('partner-places:empty') })).toBeVisible()
})

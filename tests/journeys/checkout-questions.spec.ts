import type { Page } from '@playwright/test'
import { expectNoBarriers, expectToFit } from './support/barriers.ts'
import { backOffice } from './support/back-office.ts'
import { fillCheckout, kualaLumpur, placeButton, pressPlace } from './support/buying.ts'
import { call } from './support/calls.ts'
import { expect, openPage, test } from './support/journey.ts'
import { newAddress } from './support/mails.ts'
import { startingWith, translatorIn } from './support/translator.ts'

const t = translatorIn('en')

// A refused code belongs to this journey.
test.use({ tolerated: /status of (?:409|422)/ })

async function fillCart(page: Page, slug: string): Promise<void> {
  await openPage(page, `/product/${slug}`)
  await page.getByRole('button', { name: startingWith(`${t('goods:add.toCart')} · RM`) }).click()
  await expect(page.getByRole('link', { name: t('shell:header.cartItems', { count: 1 }) })).toBeVisible()
}

async function goToCheckout(page: Page): Promise<void> {
  await openPage(page, '/checkout')
  await fillCheckout(page, t, { email: newAddress('asked'), to: kualaLumpur })
  await page.getByRole('radio', { name: /Bank transfer/ }).check({ force: true })
}

test(
  'a code that is refused says why where the order is placed, and after one question the order goes without it',
  { tag: '@phone' },
  async ({ page, someoneElse }) => {
    const admin = await someoneElse()
    const office = await backOffice(admin)
    const { id, slug } = await office.create({ name: 'Asked rug', price: 100 })
    const code = `J${crypto.randomUUID().slice(0, 8).toUpperCase()}`
    await call(admin, '/api/admin/discounts', { code, kind: 'percent', value: 15, minimum: 500 })
    await fillCart(page, slug)
    await openPage(page, '/cart')
    const sums = page.getByRole('complementary', { name: t('cart:summary') })
    await sums.getByRole('textbox', { name: t('cart:code.label') }).fill(code)
    await sums.getByRole('button', { name: t('cart:code.apply') }).click()
    const [reason = ''] = t('buying:problems.discount_minimum', { amount: '¤' }).split('¤')
    await expect(sums).toContainText(reason)

    await goToCheckout(page)
    await expect(placeButton(page, t)).not.toHaveAttribute('aria-busy')
    // The message next to the button.
    const hint = page.getByRole('main').getByText(reason).locator('visible=true').last()
    await expect(hint).toBeVisible()
    await placeButton(page, t).scrollIntoViewIfNeeded()
    await expect(hint).toBeInViewport()
    await pressPlace(page, t)
    const question = page.getByRole('dialog', { name: t('checkout:ask.codeTitle') })
    for (const words of [code, reason]) await expect(question).toContainText(words)
    await expectNoBarriers(page)
    await expectToFit(page, 'the question about a code')
    await question.getByRole('button', { name: t('checkout:ask.codeKeep') }).click()
    await expect(question).toBeHidden()
    await pressPlace(page, t)
    await question.getByRole('button', { name: t('checkout:ask.codePlace') }).click()
    await expect(page.getByRole('heading', { level: 1, name: t('order:heading.pending_payment') })).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText(code)
    await office.change(id, { status: 'draft' })
  },
)

test(
  'a guest who wants to buy as a member is asked, before an order is placed at a guest’s price',
  { tag: '@phone' },
  async ({ page, someoneElse }) => {
    const office = await backOffice(await someoneElse())
    const { id, slug } = await office.create({ name: 'Asked saddle', price: 100 })
    await fillCart(page, slug)
    await goToCheckout(page)
    const sent: string[] = []
    page.on('request', (request) => request.method() === 'POST' && /\/api\/orders(\?|$)/.test(request.url()) && sent.push(request.url()))
    await page.getByRole('radio', { name: startingWith(t('checkout:buyer.member')) }).check({ force: true })
    await pressPlace(page, t)
    const question = page.getByRole('dialog', { name: t('checkout:ask.memberTitle') })
    await expect(question.getByRole('link', { name: t('checkout:ask.memberSignIn') })).toBeVisible()
    await expectNoBarriers(page)
    await expectToFit(page, 'the question about membership')
    await question.getByRole('button', { name: t('checkout:ask.close') }).click()
    await expect(question).toBeHidden()
    expect(sent).toEqual([])

    // Going back from the sign-in restores the typed address.
    await pressPlace(page, t)
    await question.getByRole('link', { name: t('checkout:ask.memberSignIn') }).click()
    await expect(page).toHaveURL(/\/login/)
    await page.goBack()
    await expect(page.getByRole('main').getByRole('textbox', { name: t('checkout:field.address'), exact: true })).toHaveValue(
      kualaLumpur.address,
    )
    await page.getByRole('radio', { name: startingWith(t('checkout:buyer.member')) }).check({ force: true })
    await expect(placeButton(page, t)).not.toHaveAttribute('aria-busy')
    await pressPlace(page, t)
    expect(sent).toEqual([])
    await question.getByRole('button', { name: t('checkout:ask.memberGuest') }).click()
    await expect(page.getByRole('heading', { level: 1, name: t('order:heading.pending_payment') })).toBeVisible()
    expect(sent).toHaveLength(1)
    await office.change(id, { status: 'draft' })
  },
)

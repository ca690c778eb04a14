import { readFileSync } from 'node:fs'
import { expectNoBarriers } from './support/barriers.ts'
import { placeOrder } from './support/buying.ts'
import { expect, openPage, test } from './support/journey.ts'
import { newMember, orderOne } from './support/new-member.ts'
import { signIn, signInAs } from './support/signing-in.ts'
import { startingWith, translatorIn } from './support/translator.ts'

test('an order is found in the account, its invoice is a PDF, and it is ordered again', { tag: '@phone' }, async ({ page }) => {
  const t = translatorIn('en')
  await newMember(page, 'owner')
  await openPage(page, '/account')
  await expect(page.getByRole('heading', { level: 1, name: t('account:overview.greeting', { name: 'Aigerim Nurlankyzy' }) })).toBeVisible()
  await expect(page.getByRole('heading', { name: t('account:overview.noOrders') })).toBeVisible()
  await expect(page.getByText(t('account:overview.discountWaiting', { percent: '5%' }))).toBeVisible()
  await orderOne(page, 'shai-mug')
  await openPage(page, '/account')
  await expect(page.getByText(t('account:overview.discountUsed', { percent: '5%' }))).toBeVisible()
  await expect(page.getByRole('combobox', { name: t('account:overview.paymentLabel') }).locator('option:checked')).toHaveText(
    /Bank transfer/,
  )
  await expectNoBarriers(page)

  await page
    .getByRole('navigation', { name: t('account:nav.label') })
    .getByRole('link', { name: t('account:nav.orders') })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: t('account:orders.title') })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expectNoBarriers(page)
  const filters = page.getByRole('navigation', { name: t('account:orders.filter.label') })
  await filters.getByRole('link', { name: t('account:orders.filter.shipped') }).click()
  await expect(page.getByRole('heading', { name: t('account:orders.nothing') })).toBeVisible()
  await expect(page).toHaveURL(/status=shipped$/)
  await filters.getByRole('link', { name: t('account:orders.filter.pending') }).click()
  await expect(page).toHaveURL(/status=pending$/)
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.getByRole('searchbox', { name: t('account:orders.search') }).fill('shai')
  await page.getByRole('button', { name: t('account:orders.searchButton'), exact: true }).click()
  await expect(page).toHaveURL(/q=shai/)
  await page.getByRole('article').getByRole('link').click()

  await expect(page.getByRole('heading', { level: 1, name: t('order:heading.pending_payment') })).toBeVisible()
  await expectNoBarriers(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: t('account:order.invoice') }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^invoice-UND-\d+\.pdf$/)
  expect(
    readFileSync(await download.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')

  await page.getByRole('button', { name: t('account:order.again.button') }).click()
  const dialog = page.getByRole('dialog', { name: t('account:order.again.button') })
  await expect(dialog).toContainText(t('account:order.again.titleAll'))
  await expectNoBarriers(page)
  await dialog.getByRole('button', { name: t('account:order.again.toCart') }).click()
  await expect(page).toHaveURL(/\/cart$/)
  await expect(page.getByRole('main')).toContainText('Shai? mug')
})

test('addresses are saved in an address book that the checkout offers, and a new one is saved from there', async ({ page }) => {
  const t = translatorIn('en')
  await newMember(page, 'book')
  await openPage(page, '/account/addresses')
  await expect(page.getByRole('heading', { name: t('account:addresses.empty') })).toBeVisible()
  await page.getByRole('button', { name: t('account:addresses.add') }).click()
  const dialog = page.getByRole('dialog')
  const field = (name: string) => dialog.getByRole('textbox', { name, exact: true })
  await dialog.getByRole('button', { name: t('account:addresses.save') }).click()
  await expect(field(t('checkout:field.phone'))).toHaveAccessibleDescription(t('checkout:error.required.phone'))
  await expect(field(t('checkout:field.phone'))).toBeFocused()
  await expectNoBarriers(page)
  await field(t('checkout:field.phone')).fill('12')
  await field(t('checkout:field.address')).fill('12 Dostyk Avenue')
  await field(t('checkout:field.city')).fill('Almaty')
  await field(t('checkout:field.zip')).fill('050010')
  await dialog.getByRole('combobox', { name: t('checkout:field.country') }).selectOption('KZ')
  await field(t('checkout:field.stateOrProvince')).fill('Almaty')
  await field(t('checkout:field.phone')).fill('+7 701 555 01 04')
  await dialog.getByRole('button', { name: t('account:addresses.save') }).click()
  await expect(page.getByText(t('account:addresses.saved'))).toBeVisible()
  const card = page.getByRole('article', { name: /12 Dostyk Avenue/ })
  await expect(card).toContainText(t('account:addresses.isDefaultShipping'))
  await expect(card).toContainText(t('account:addresses.isDefaultBilling'))
  await expectNoBarriers(page)

  await openPage(page, '/product/shai-mug')
  await page.getByRole('button', { name: startingWith(`${t('goods:add.toCart')} · RM`) }).click()
  await openPage(page, '/checkout')
  const delivery = page.getByRole('group', { name: t('checkout:book.shipping') })
  await expect(delivery.getByRole('radio', { name: /12 Dostyk Avenue/ })).toBeChecked()
  await expect(page.getByRole('textbox', { name: t('checkout:field.phone') })).toHaveValue('+7 701 555 01 04')
  await expectNoBarriers(page)
  await delivery.getByRole('radio', { name: t('checkout:book.other') }).check({ force: true })
  await page.getByRole('textbox', { name: t('checkout:field.address') }).fill('10 Orchard Road')
  await page.getByRole('textbox', { name: t('checkout:field.city') }).fill('Singapore')
  await page.getByRole('textbox', { name: t('checkout:field.zip') }).fill('238801')
  await page.getByRole('combobox', { name: t('checkout:field.country') }).selectOption('SG')
  await page.getByRole('textbox', { name: t('checkout:field.stateOrProvince') }).fill('Singapore')
  await page.getByRole('checkbox', { name: t('checkout:book.keep') }).check({ force: true })
  await page.getByRole('radio', { name: /Bank transfer/ }).check({ force: true })
  await placeOrder(page, t)
  await expect(page.getByRole('main')).toContainText('10 Orchard Road')

  await openPage(page, '/account/addresses')
  await expect(page.getByRole('article')).toHaveCount(2)
  await page.getByRole('button', { name: startingWith(`${t('account:addresses.remove')}: 10 Orchard`) }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('account:addresses.removeConfirm') })
    .click()
  await expect(page.getByText(t('account:addresses.removed'))).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)
})

test.describe('a visitor of the account', () => {
  test.use({ tolerated: /the server responded with a status of 404/ })

  test('signs in first, is a customer, and gets a sentence for a missing page', async ({ page, someoneElse }) => {
    const t = translatorIn('en')
    await page.goto('/account/orders?status=shipped')
    await expect(page).toHaveURL(/\/login\?returnUrl=%2Faccount%2Forders%3Fstatus%3Dshipped$/)
    await signIn(page, t, 'staff', '/login')
    await expect(page).toHaveURL(/\/admin\/orders$/)
    await page.goto('/account')
    await expect(page).toHaveURL(/\/admin-shop-redirect$/)

    const partner = await someoneElse()
    await signInAs(partner, 'partner')
    await partner.goto('/account')
    await expect(partner).toHaveURL(/\/membership$/)

    const member = await someoneElse()
    await newMember(member, 'lost')
    await openPage(member, '/account/nowhere')
    await expect(member.getByRole('heading', { level: 1, name: t('account:notFound.title') })).toBeVisible()
    await expect(member.getByRole('navigation', { name: t('account:nav.label') })).toBeVisible()
    await openPage(member, '/account/orders/01980000-0000-7000-8000-000000000001')
    await expect(member.getByRole('heading', { level: 1, name: t('account:order.notFound') })).toBeVisible()
    await expectNoBarriers(member)
  })
})

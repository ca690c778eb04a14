import { expect, isAlive, openPage, test } from './support/journey.ts'
import { signInAs } from './support/signing-in.ts'
import { holding, translatorIn } from './support/translator.ts'

const t = translatorIn('en')
test.use({ tolerated: /status of (401|404)/ })

test('an unknown address says so and links to pages', async ({ page }) => {
  const response = await page.goto('/no-such-road')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: t('shell:notFound.title') })).toBeVisible()
  await expect(page).toHaveTitle(holding(t('shell:notFound.pageTitle')))
})

test('an unknown product is not found', async ({ page }) => {
  const response = await page.goto('/product/flying-carpet')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: t('product:notFound.title') })).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: t('product:notFound.shop') })
    .click()
  await expect(page).toHaveURL(/\/shop$/)
})

test.describe('when the shop does not answer', () => {
  test.use({ tolerated: /status of (401|404|500)/ })

  test('a page of products reports that they could not be loaded, and links to other pages', async ({ page, context }) => {
    await openPage(page, '/ru/about')
    await context.route(/\/ru\/shop\.data/, (route) => route.fulfill({ status: 500, body: '' }))
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: translatorIn('ru')('shell:footer.allProducts') })
      .click()
    const broken = page.getByRole('alert')
    await expect(broken.getByRole('heading', { level: 1, name: translatorIn('ru')('shell:errorScreen.products') })).toBeVisible()
    await expect(broken).toContainText(translatorIn('ru')('shell:errorScreen.productsText'))
    await expect(broken.getByRole('button', { name: translatorIn('ru')('shell:errorScreen.reload') })).toBeVisible()
  })

  test('the orders of an account say so among its pages, and come when it answers', async ({ page, context }) => {
    await signInAs(page, 'customer')
    await openPage(page, '/account')
    await context.route(/\/account\/orders\.data/, (route) => route.fulfill({ status: 500, body: '' }))
    const main = page.getByRole('main')
    await main.getByRole('link', { name: t('account:nav.orders'), exact: true }).click()
    await expect(main.getByRole('heading', { level: 1, name: 'Error Loading Orders' })).toBeVisible()
    await context.unroute(/\/account\/orders\.data/)
    await main.getByRole('button', { name: t('shell:action.retry') }).click()
    await expect(main.getByRole('heading', { level: 1, name: t('account:orders.title') })).toBeVisible()
  })
})

test('a stranger’s order is not found, and neither is a wrong number', async ({ page }) => {
  const response = await page.goto('/order/01980000-0000-7000-8000-000000000001')
  expect(response?.status()).toBe(404)
  await isAlive(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: t('order:notFound.track') })
    .click()
  await page
    .getByRole('main')
    .getByRole('textbox', { name: t('track:number') })
    .fill('UND-00000')
  await page
    .getByRole('main')
    .getByRole('textbox', { name: t('track:email') })
    .fill('nobody@example.com')
  await page.getByRole('button', { name: t('track:submit') }).click()
  await expect(page.getByText(t('track:notFoundText'))).toBeVisible()
  await expect(page.getByRole('main').getByRole('textbox', { name: t('track:number') })).toHaveValue('UND-00000')
})

test('a wrong password is reported as such, and the back office stays shut', async ({ page }) => {
  await openPage(page, '/admin/orders')
  await expect(page).toHaveURL(/\/login\?returnUrl=/)
  await page
    .getByRole('main')
    .getByRole('textbox', { name: t('auth:login.email') })
    .fill('staff@tulpar.test')
  await page.getByLabel(t('auth:login.password'), { exact: true }).fill('not the password')
  await page.getByRole('button', { name: t('auth:login.submit'), exact: true }).click()
  await expect(page.getByText(t('auth:login.failed'))).toBeVisible()
  await expect(page.getByRole('main').getByRole('textbox', { name: t('auth:login.email') })).toHaveValue('staff@tulpar.test')
})

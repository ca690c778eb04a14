import { expect, test } from './support/journey.ts'
import { translatorIn } from './support/translator.ts'

const t = translatorIn('en')
test.use({ javaScriptEnabled: false, tolerated: /status of 404/ })

test('the shop can be read, searched and filtered without JavaScript', async ({ page }) => {
  await page.goto('/')
  await page
    .getByRole('main')
    .getByRole('link', { name: t('home:hero.shop') })
    .click()
  await expect(page.getByRole('article')).toHaveCount(20)
  await page.getByRole('link', { name: t('shop:pages.next') }).click()
  await expect(page).toHaveURL(/page=2/)
  await page.goto('/shop?price=150-')
  expect(await page.getByRole('article').count()).toBeGreaterThan(0)
  await page.goto('/product/tulpar-tee')
  await expect(page.getByRole('heading', { level: 1, name: 'Tulpar tee' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('RM 79.90')
})

test('an order can be looked for without JavaScript', async ({ page }) => {
  await page.goto('/track-order')
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
})

test('the language can be chosen without JavaScript', async ({ page }) => {
  await page.goto('/shop?lang=kk')
  await expect(page.locator('html')).toHaveAttribute('lang', 'kk')
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'kk')
})

import { expect, openPage, test } from './support/journey.ts'
import { holding, startingWith, translatorIn } from './support/translator.ts'

test('switching the language keeps the place and the typed text', async ({ page }, { project }) => {
  const [t, ru] = [translatorIn('en'), translatorIn('ru')]
  await openPage(page, '/track-order')
  await page
    .getByRole('main')
    .getByRole('textbox', { name: t('track:number') })
    .fill('UND-12345')
  await page
    .getByRole('main')
    .getByRole('textbox', { name: t('track:email') })
    .fill('aigerim@example.com')
  if (project.name === 'phone') await page.getByRole('button', { name: startingWith(t('shell:language.label')) }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Русский' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: ru('track:heading') })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  await expect(page.getByRole('main').getByRole('textbox', { name: ru('track:number') })).toHaveValue('UND-12345')
  await expect(page.getByRole('main').getByRole('textbox', { name: ru('track:email') })).toHaveValue('aigerim@example.com')
  await openPage(page, '/shop')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  await expect(page).toHaveTitle(holding(ru('shop:pageTitle')))
})

test('an address with a language stays in it', async ({ page }) => {
  const t = translatorIn('kk')
  await openPage(page, '/kk/shop/mug')
  await expect(page.locator('html')).toHaveAttribute('lang', 'kk')
  await page.getByRole('article').first().getByRole('link').click()
  await expect(page).toHaveURL(/\/kk\/product\//)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/kk\/product\//)
  await expect(page.locator('link[rel="alternate"][hreflang="ru"]')).toHaveAttribute('href', /\/ru\/product\//)
  await expect(page.getByRole('heading', { name: t('product:related') })).toBeVisible()
})

import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { z } from 'zod'
import { adminPages } from '#contract/admin-pages.ts'
import { expectNoBarriers, expectToFit } from './support/barriers.ts'
import { call } from './support/calls.ts'
import { expect, openPage, test } from './support/journey.ts'
import { signInAs } from './support/signing-in.ts'
import { translatorIn } from './support/translator.ts'

const t = translatorIn('en')
type Tab = 'texts' | 'images' | 'prices' | 'shop' | 'history'

const tab = (page: Page, name: Tab) =>
  page.getByRole('group', { name: t('admin-product:tabs.label') }).getByRole('button', { name: t(`admin-product:tabs.${name}`) })

// Invalid forms are answered with 422.
test.use({ tolerated: /status of 422/ })

test('a product is written on a phone, tab by tab, and problems scroll into sight', { tag: '@phone' }, async ({ page, someoneElse }) => {
  await signInAs(page, 'admin')
  await openPage(page, '/admin/products/new')
  const code = `PHONE-${Date.now()}`
  await page.locator('#edit-translations-en-name').fill('Felt coaster')
  await expect(page.locator('#edit-price')).toBeHidden()
  await expectNoBarriers(page)

  // The price is still missing, so saving leads to its field.
  await tab(page, 'shop').tap()
  await page.locator('#edit-sku').fill(code)
  await page.locator('#edit-status').selectOption('active')
  await expectToFit(page, 'the shop tab of a new product')
  await expectNoBarriers(page)
  await page.getByRole('button', { name: t('admin-edit:save'), exact: true }).tap()
  await expect(page.locator('#edit-price')).toBeVisible()
  await expect(tab(page, 'prices')).toHaveAttribute('aria-pressed', 'true')
  await page.locator('#edit-price').fill('12.50')
  await expectToFit(page, 'the prices tab of a new product')
  await expectNoBarriers(page)
  await expect(tab(page, 'texts').getByText(t('admin-product:tabs.changed'))).toBeAttached()

  await page.getByRole('button', { name: t('admin-edit:save'), exact: true }).tap()
  await expect(page).toHaveURL(/\/admin\/products\/edit\//)
  await expect(page.getByRole('heading', { level: 1, name: 'Felt coaster' })).toBeVisible()

  await tab(page, 'images').tap()
  const picture = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#20398C' } })
    .png()
    .toBuffer()
  await page.locator('input[type="file"]').setInputFiles({ name: 'coaster.png', mimeType: 'image/png', buffer: picture })
  await expect(page.getByRole('button', { name: /, Image 1: / })).toBeVisible()
  await expectToFit(page, 'the images tab of a product')
  await expectNoBarriers(page)

  // Switching the language under the same tab and back loses no input.
  await tab(page, 'texts').tap()
  await page.getByRole('button', { name: /^RU/ }).first().tap()
  await page.locator('#edit-translations-ru-name').fill('Войлочная подставка')
  await tab(page, 'history').tap()
  await expectToFit(page, 'the history tab of a product')
  await tab(page, 'texts').tap()
  await expect(page.locator('#edit-translations-ru-name')).toHaveValue('Войлочная подставка')
  // Waits for the answer, because the "saved" message was shown before and is not repeated within some seconds.
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok())
  await page.getByRole('button', { name: t('admin-edit:save'), exact: true }).tap()
  await saved
  const shopper = await someoneElse()
  await openPage(shopper, '/ru/product/felt-coaster')
  await expect(shopper.getByRole('heading', { level: 1, name: 'Войлочная подставка' })).toBeVisible()
})

test(
  'a product with variations fits a phone, and its parts are marked where something in them is not saved',
  { tag: '@phone' },
  async ({ page }) => {
    await signInAs(page, 'admin')
    const variations = [{ name: 'Two cups and a tray', price: 1250 }, { name: 'Six' }]
    const cups = { sku: `CUPS-${Date.now()}`, name: 'Tea cups', price: 30, variations }
    const { id } = z.object({ id: z.string() }).parse(await call(page, '/api/admin/products', cups))
    await openPage(page, adminPages.product(id))
    const marked = (name: Tab) => tab(page, name).getByText(t('admin-product:tabs.changed'))
    await page.getByRole('button', { name: `${t('admin-edit:facts.fill')}: ${t('admin-product:facts.title')}` }).tap()
    await page.locator('#edit-facts-en-care').fill('By hand')
    await expect(marked('texts')).toBeAttached()
    await expect(marked('prices')).not.toBeAttached()
    await tab(page, 'prices').tap()
    await page.locator('#edit-variations_label-en-label').fill('Set')
    await expect(marked('prices')).toBeAttached()
    await expect(marked('shop')).not.toBeAttached()
    await expectToFit(page, 'the prices tab with a label')
    const cutOff = await page
      .locator('[data-cell]')
      .evaluateAll((cells) => cells.filter((cell) => cell.scrollWidth > cell.clientWidth).map((cell) => cell.getAttribute('aria-label')))
    expect(cutOff).toEqual([])
    await expectNoBarriers(page)
  },
)

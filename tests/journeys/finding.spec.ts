import type { Page } from '@playwright/test'
import type { Translator } from '#contract/messages/translator.ts'
import { readCsv } from '#tests/support/read-markup.ts'
import { expect, openPage, openPalette, test } from './support/journey.ts'
import { holding, startingWith, translatorIn } from './support/translator.ts'

const t = translatorIn('en')

/** On a phone the filters open from the bottom; otherwise they are always next to the list. */
async function openFilters(page: Page, say: Translator): Promise<void> {
  const button = page.getByRole('button', { name: say('shop:filters.title') }).first()
  if (await button.isVisible()) await button.click()
}

async function closeFilters(page: Page, say: Translator): Promise<void> {
  const button = page.getByRole('button', { name: say('shop:filters.close') })
  if (await button.isVisible()) await button.click()
}

test('filters narrow the list, are in the address, and the back button takes them off', { tag: '@phone' }, async ({ page }) => {
  await openPage(page, '/shop/mug')
  const count = page.getByRole('status').filter({ hasText: /product/ })
  const all = await count.innerText()
  await openFilters(page, t)
  await page.getByRole('checkbox', { name: startingWith(t('shop:price.150-')) }).click({ force: true })
  await expect(page).toHaveURL(/\/shop\/mug\?.*price=150-/)
  await expect(count).not.toHaveText(all)
  await closeFilters(page, t)
  await expect(page.getByRole('link', { name: t('shop:filters.remove', { filter: t('shop:price.150-') }) })).toBeVisible()
  const few = await page.getByRole('article').count()
  expect(few).toBeGreaterThan(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/shop\/mug$/)
  await expect(count).toHaveText(all)
  await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(few)
})

test('a size narrows the list, ages are separate from sizes, and its chip takes it off', { tag: '@phone' }, async ({ page }) => {
  // No other journey creates products that match this query.
  await openPage(page, '/shop?q=tee')
  const count = page.getByRole('status').filter({ hasText: /product/ })
  const all = await count.innerText()
  await openFilters(page, t)
  await page
    .getByRole('group', { name: t('goods:choose.size.letters'), exact: true })
    .getByRole('checkbox', { name: /^XS, / })
    .click({ force: true })
  await expect(page).toHaveURL(/\/shop\?q=tee&sizes=XS$/)
  await expect(count).not.toHaveText(all)
  await expect(page.getByRole('group', { name: t('goods:choose.size.years') })).toBeVisible()
  await closeFilters(page, t)
  await page.getByRole('link', { name: t('shop:filters.remove', { filter: 'Size: XS' }) }).click()
  await expect(count).toHaveText(all)
})

test('the order of the list is remembered and the next page keeps it', async ({ page }) => {
  await openPage(page, '/shop')
  await page.getByRole('combobox', { name: t('shop:sort.label') }).selectOption('price-asc')
  await expect(page).toHaveURL(/sort=price/)
  await expect(page.getByRole('article').first()).toContainText(/RM.1[0-9]\.\d\d/)
  await page.getByRole('link', { name: t('shop:pages.next') }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByRole('combobox', { name: t('shop:sort.label') })).toHaveValue('price-asc')
  await page.getByRole('article').first().getByRole('link').click()
  await expect(page).toHaveURL(/\/product\//)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(/page=2/)
})

test('the palette finds by keyboard, with a slip of the finger, and remembers', async ({ page }) => {
  await openPalette(page, '/')
  const field = page.getByRole('combobox', { name: t('search:field') })
  await field.fill('tulpra')
  const options = page.getByRole('option')
  await expect(options.filter({ hasText: 'Tulpar' }).first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/(product|shop)\//)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('option', { name: 'tulpra' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('a word in Kazakh, typed in Latin letters, finds the thing', async ({ page }) => {
  const say = translatorIn('kk')
  await openPage(page, '/kk')
  await page.getByRole('link', { name: say('shell:header.search') }).click()
  await page.getByRole('combobox', { name: say('search:field') }).fill('qoshqar muiiz')
  await expect(page.getByRole('option').filter({ hasText: 'Қошқар мүйіз' }).first()).toBeVisible()
})

test('a product shows its choice in the address, its story, and matching goods', { tag: '@phone' }, async ({ page }) => {
  await openPage(page, '/product/ram-horn-tee')
  const swatches = page.getByRole('group', { name: t('goods:choose.color') }).getByRole('radio')
  await swatches.nth(1).check({ force: true })
  await expect(page).toHaveURL(/\?/)
  const size = page.getByRole('radio', { name: 'L', exact: true })
  await expect(page.getByRole('button', { name: holding(t('goods:add.chooseSize')) })).toBeVisible()
  await size.check({ force: true })
  await expect(page.getByRole('button', { name: holding(t('goods:add.toCart')) })).toBeVisible()
  await expect(page.getByRole('heading', { name: t('product:related') })).toBeVisible()
})

test('a link of a shopping service leads to its colour and size', async ({ page }) => {
  const [, ...rows] = readCsv(await (await page.request.get('/feeds/meta.csv')).text())
  const links = rows.flatMap((row) => row.find((cell) => cell.includes('/product/adras-heavy-tee?')) ?? [])
  const link = new URL(links.find((one) => one.includes('size=L')) ?? '')
  await openPage(page, link.pathname + link.search)
  await expect(page.getByRole('radio', { name: 'L', exact: true })).toBeChecked()
  await page.getByRole('radio', { name: 'M', exact: true }).check({ force: true })
  await expect(page).toHaveURL(/[?&]size=M\b/)
})

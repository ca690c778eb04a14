import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { backOffice } from './support/back-office.ts'
import { expect, openPage, test } from './support/journey.ts'
import { translatorIn } from './support/translator.ts'

const t = translatorIn('en')

/** Importing a broken cell is answered with 422; a dry run reports it with 200. */
test.use({ tolerated: /status of 422/ })

async function exportProducts(page: Page, name: string): Promise<string> {
  await openPage(page, `/admin/products?q=${encodeURIComponent(name)}`)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: t('admin-list:export') }).click()
  return readFileSync(await (await download).path(), 'utf8')
}

async function chooseFile(page: Page, text: string): Promise<void> {
  await openPage(page, '/admin/products/import')
  await page.locator('input[type="file"]').setInputFiles({ name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
}

test('prices go out as a file and come back, and a broken row changes nothing', async ({ page, someoneElse }) => {
  const name = `Herder ${crypto.randomUUID().slice(0, 8)}`
  const office = await backOffice(page)
  const first = await office.create({ name: `${name} one`, price: 41.37 })
  await office.create({ name: `${name} two`, price: 52.48 })
  const shopper = await someoneElse()
  const shownPrice = async () => {
    await shopper.goto(`/product/${first.slug}`)
    return shopper.getByRole('main').innerText()
  }
  expect(await shownPrice()).toContain('41.37')

  const file = await exportProducts(page, name)
  expect(file.split('\r\n').filter((line) => line.includes(name))).toHaveLength(2)
  expect(file.split('41.37')).toHaveLength(2)

  await chooseFile(page, file)
  await expect(page.getByText(t('admin-product-import:nothing', { name: 'prices.csv' }))).toBeVisible()
  await expect(page.getByRole('button', { name: t('admin-product-import:run'), exact: true })).toBeHidden()

  await chooseFile(page, file.replace('41.37', '43.37'))
  await expect(page.getByText(t('admin-product-import:checked', { name: 'prices.csv' }))).toBeVisible()
  await expect(page.getByText(t('admin-product-import:changed', { count: 1 }))).toBeVisible()
  // The dry run changed nothing.
  expect(await shownPrice()).toContain('41.37')
  await page.getByRole('button', { name: t('admin-product-import:run'), exact: true }).click()
  await expect(page.getByText(t('admin-product-import:done', { name: 'prices.csv' }))).toBeVisible()
  await expect.poll(shownPrice).toContain('43.37')

  const lines = file.replace('41.37', '44.37').replace('52.48', 'dear').split('\r\n')
  await chooseFile(page, lines.join('\r\n'))
  await expect(page.getByText(t('admin-product-import:hasErrors', { name: 'prices.csv' }))).toBeVisible()
  const errors = page.getByRole('region', { name: t('admin-product-import:errors') })
  const row = lines.findIndex((line) => line.includes('dear')) + 1
  await expect(errors.getByRole('row', { name: new RegExp(`^${row} price `) })).toBeVisible()
  await expect(page.getByRole('button', { name: t('admin-product-import:run'), exact: true })).toBeHidden()
  expect(await shownPrice()).toContain('43.37')
})

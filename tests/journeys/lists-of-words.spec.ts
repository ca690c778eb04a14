import { z } from 'zod'
import { adminPages } from '#contract/admin-pages.ts'
import { listCell } from '#contract/rules/csv.ts'
import { backOffice } from './support/back-office.ts'
import { call } from './support/calls.ts'
import { expect, openPage, test } from './support/journey.ts'
import { translatorIn } from './support/translator.ts'

const t = translatorIn('en')
const product = z.object({ tags: z.string().array(), sizes: z.string().array() })
const guide = z.object({ id: z.string(), unit: z.string(), columns: z.string().array(), rows: z.string().array().array() })

test('tags with a comma are added to many products, and removed from them', async ({ page }) => {
  const office = await backOffice(page)
  const word = `w${crypto.randomUUID().replaceAll('-', '').slice(0, 10)}`
  const made = await Promise.all([1, 2].map((count) => office.create({ name: `Bead ${word} ${count}`, price: 5, status: 'draft' })))
  for (const { id } of made) await office.change(id, { tags: ['red, warm', 'wool'] })
  await openPage(page, `/admin/products?q=${word}`)
  await page.getByRole('columnheader').getByRole('checkbox').check()
  await page.getByRole('button', { name: t('admin-products:bulk.tags.action'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: t('admin-products:bulk.tags.add') }).fill(listCell(['slow, by hand', 'felt']))
  await dialog.getByRole('textbox', { name: t('admin-products:bulk.tags.remove') }).fill(listCell(['red, warm']))
  await dialog.getByRole('button', { name: t('admin-products:bulk.tags.confirm') }).click()
  await expect(page.getByText(t('admin-products:bulk.tags.done', { count: 2 }))).toBeVisible()
  for (const { id } of made) {
    const { tags } = product.parse(await (await page.request.get(`/api/admin/products/${id}`)).json())
    expect(tags.toSorted()).toEqual(['felt', 'slow, by hand', 'wool'])
  }
})

test('sizes and tags with a comma survive an edit of something else', async ({ page }) => {
  const office = await backOffice(page)
  const sizes = ['XL, tall', String.raw`a\b`]
  const { id } = await office.create({ name: `Robe ${crypto.randomUUID().slice(0, 8)}`, price: 90, sizes, stock: [] })
  await office.change(id, { tags: ['red, warm'] })
  await openPage(page, adminPages.product(id))
  await page.locator('#edit-tags').fill(listCell(['red, warm', 'new']))
  await page.locator('#edit-sizes').focus()
  await page.keyboard.press('Control+s')
  await expect(page.getByText(t('admin-product:saved'))).toBeVisible()
  expect(product.parse(await (await page.request.get(`/api/admin/products/${id}`)).json())).toEqual({ sizes, tags: ['red, warm', 'new'] })
})

test('a size guide keeps columns and values that contain separators', async ({ page }) => {
  await backOffice(page)
  const columns = ['Size', 'Chest, flat', 'Length | back', 'Chest, flat']
  const rows = [
    ['XL, tall', '60', '1|2', String.raw`a\b`],
    ['S', '', '', ''],
  ]
  const name = `Guide ${crypto.randomUUID().slice(0, 8)}`
  const { id } = guide.parse(await call(page, '/api/admin/size-guides', { name, unit: 'cm', columns, rows }))
  await openPage(page, adminPages.sizeGuide(id))
  await page.locator('#edit-unit').fill('inches')
  await page.keyboard.press('Control+s')
  await expect(page.getByText(t('admin-size-guides:saved'))).toBeVisible()
  const changed = guide.parse(await (await page.request.get(`/api/admin/size-guides/${id}`)).json())
  expect(changed).toEqual({ id, unit: 'inches', columns, rows })
})

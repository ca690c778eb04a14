import { backOffice } from './support/back-office.ts'
import { expectNoBarriers } from './support/barriers.ts'
import { expect, openPage, test } from './support/journey.ts'
import { translatorIn } from './support/translator.ts'

const t = translatorIn('en')

test('a discount code is given to products that are found by typing', async ({ page }) => {
  const office = await backOffice(page)
  const code = `W${crypto.randomUUID().slice(0, 8)}`.toUpperCase()
  const name = `Felt whistle ${code}`
  await office.create({ name, price: 20 })
  await openPage(page, '/admin/discounts/new')
  await page.locator('#edit-code').fill(code)
  await page.locator('#edit-value').fill('10')
  await page.getByRole('searchbox', { name: t('admin-discounts:products.search') }).fill(`whistle ${code}`)
  await page.getByRole('button', { name: t('admin-discounts:products.add', { name }) }).click()
  const chosen = page.getByRole('list', { name: t('admin-discounts:field.product_ids') })
  await expect(chosen.getByRole('listitem')).toHaveText(new RegExp(name))
  await expectNoBarriers(page)
  await page.keyboard.press('Control+s')
  await expect(page).toHaveURL(/\/admin\/discounts\/[0-9a-f-]{36}$/)
  await expect(chosen.getByRole('listitem')).toHaveText(new RegExp(name))
  await chosen.getByRole('button', { name: t('admin-discounts:products.remove', { name }) }).click()
  await expect(chosen).toHaveCount(0)
})

test('every product that matches is changed at once, on other pages of the list too', async ({ page }) => {
  const office = await backOffice(page)
  const word = `w${crypto.randomUUID().replaceAll('-', '').slice(0, 10)}`
  // Drafts, because so many new products would push others off the shop's first page.
  await Promise.all(Array.from({ length: 27 }, (_, count) => office.create({ name: `Bead ${word} ${count}`, price: 5, status: 'draft' })))
  await openPage(page, `/admin/products?q=${word}`)
  await page.getByRole('columnheader').getByRole('checkbox').check()
  await page.getByRole('button', { name: t('admin-list:bulk.selectAll', { total: '27' }) }).click()
  await page.getByRole('button', { name: t('admin-products:bulk.tags.action'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: t('admin-products:bulk.tags.add') }).fill(`tag-${word}`)
  await dialog.getByRole('button', { name: t('admin-products:bulk.tags.confirm') }).click()
  await expect(page.getByText(t('admin-products:bulk.tags.done', { count: 27 }))).toBeVisible()
})

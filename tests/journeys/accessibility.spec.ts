import type { Page } from '@playwright/test'
import { expectNoBarriers } from './support/barriers.ts'
import { signIn } from './support/buying.ts'
import { expect, openPage, test } from './support/journey.ts'
import { words } from './support/words.ts'

async function expectPageWithoutBarriers(page: Page, path: string): Promise<void> {
  await openPage(page, path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expectNoBarriers(page)
}

test('lists, forms and the cart can be used by everybody, in each language', async ({ page }) => {
  for (const path of ['/shop/mug?price=0-50', '/ru/login', '/kk/cart']) await expectPageWithoutBarriers(page, path)
})

test('cart, checkout and search can be used by everybody while they are in use', async ({ page }) => {
  const t = words('en')
  await openPage(page, '/product/shai-mug')
  await page.getByRole('button', { name: new RegExp(`^${t('goods:add.toCart')} · RM`) }).click()
  await page.getByRole('link', { name: t('shell:header.cartItems', { count: 1 }) }).click()
  await expect(page.getByRole('dialog')).toContainText('Shai? mug')
  await expectNoBarriers(page)
  await expectPageWithoutBarriers(page, '/cart')
  await expectPageWithoutBarriers(page, '/checkout')
  await openPage(page, '/shop')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: t('search:field') }).fill('mug')
  await expect(page.getByRole('option').first()).toBeVisible()
  await expectNoBarriers(page)
})

test('the back office can be used by everybody', async ({ page }) => {
  const t = words('en')
  await signIn(page, t, 'admin', '/login?returnUrl=/admin/orders')
  await expect(page.getByRole('heading', { level: 1, name: t('admin:orders.title') })).toBeVisible()
  await expectNoBarriers(page)
})

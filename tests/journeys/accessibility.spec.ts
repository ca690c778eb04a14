import type { Page } from '@playwright/test'
import { officeLanguages } from '#contract/languages.ts'
import { expectNoBarriers, expectToFit } from './support/barriers.ts'
import { expect, openPage, openPalette, test } from './support/journey.ts'
import { addressIn, publicPages } from './support/public-pages.ts'
import { signInAs } from './support/signing-in.ts'
import { startingWith, translatorIn } from './support/translator.ts'

async function expectPageWithoutBarriers(page: Page, path: string): Promise<void> {
  await openPage(page, path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expectNoBarriers(page)
}

for (const language of officeLanguages) {
  test(`every page can be used by everybody: ${language}`, { tag: '@phone' }, async ({ page }, { project }) => {
    // On a phone, where space is scarce, every page in all languages; on a desktop each page in one of them.
    const looked = publicPages.filter(
      (_, index) => project.name === 'phone' || index % officeLanguages.length === officeLanguages.indexOf(language),
    )
    for (const path of looked) {
      await openPage(page, addressIn(language, path))
      await expectNoBarriers(page)
      await expectToFit(page, path)
    }
  })
}

test('lists, forms and the cart can be used by everybody, in each language', { tag: '@phone' }, async ({ page }) => {
  for (const path of ['/shop/mug?price=0-50', '/ru/login', '/kk/cart']) await expectPageWithoutBarriers(page, path)
})

test('cart, checkout and search can be used by everybody while they are in use', { tag: '@phone' }, async ({ page }) => {
  const t = translatorIn('en')
  await openPage(page, '/product/shai-mug')
  await page.getByRole('button', { name: startingWith(`${t('goods:add.toCart')} · RM`) }).click()
  await page.getByRole('link', { name: t('shell:header.cartItems', { count: 1 }) }).click()
  await expect(page.getByRole('dialog')).toContainText('Shai? mug')
  await expectNoBarriers(page)
  await expectPageWithoutBarriers(page, '/cart')
  await expectPageWithoutBarriers(page, '/checkout')
  await openPalette(page, '/shop')
  await page.getByRole('combobox', { name: t('search:field') }).fill('mug')
  await expect(page.getByRole('option').first()).toBeVisible()
  await expectNoBarriers(page)
  await page.setViewportSize({ width: 320, height: 700 })
  for (const language of officeLanguages) {
    await openPage(page, addressIn(language, '/checkout'))
    await expectToFit(page, `the checkout in ${language}`)
  }
})

test('the back office and its way to the security of signing in can be used by everybody', { tag: '@phone' }, async ({ page }) => {
  const t = translatorIn('en')
  await signInAs(page, 'staff')
  await openPage(page, '/admin/orders')
  await expect(page.getByRole('heading', { level: 1, name: t('admin-orders:title') })).toBeVisible()
  await expectNoBarriers(page)
  const usual = page.viewportSize()
  await page.setViewportSize({ width: 820, height: 1180 })
  await expectToFit(page, 'the list of orders on a tablet')
  if (usual) await page.setViewportSize(usual)
  if (usual && usual.width < 768) await page.getByRole('button', { name: t('admin:nav.more') }).click()
  await page
    .getByRole('navigation', { name: t('admin:nav.label') })
    .getByRole('link', { name: t('admin:nav.security') })
    .click()
  await expect(page).toHaveURL(/\/security$/)
  await expect(page.getByRole('heading', { level: 1, name: t('security:staff.title') })).toBeVisible()
  for (const part of [t('security:app.title'), t('security:passkeys.title'), t('security:sessions.title')])
    await expect(page.getByRole('region', { name: part })).toBeVisible()
  await expectNoBarriers(page)
  await page.getByRole('link', { name: t('security:staff.toAdmin') }).click()
  await expect(page).toHaveURL(/\/admin$/)
})

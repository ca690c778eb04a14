import { expect, openPage, test } from './support/journey.ts'
import { holding, startingWith, translatorIn } from './support/translator.ts'

const t = translatorIn('en')

// A common laptop's size.
test.use({ viewport: { width: 1440, height: 900 } })

test('the shop’s submenu leads to a category, whose filters stay in sight, and a product’s whole image to the window', async ({ page }) => {
  await openPage(page, '/about')
  const menu = page.getByRole('banner').getByRole('navigation', { name: t('shell:header.main') })
  const categories = menu.getByRole('list', { name: t('shell:header.categories') })
  await expect(categories).toBeHidden()
  await menu.getByRole('link', { name: t('shell:header.shop'), exact: true }).focus()
  await expect(categories).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(categories).toBeHidden()
  await menu.getByRole('link', { name: t('shell:header.shop'), exact: true }).hover()
  await categories.getByRole('link', { name: 'Mugs', exact: true }).click()
  await expect(page).toHaveURL(/\/shop\/mug$/)
  await expect(categories).toBeHidden()

  const filters = page.getByRole('complementary', { name: t('shop:filters.title') })
  const first = filters.getByRole('searchbox', { name: t('shop:filters.search') })
  await expect(first).toBeInViewport()
  const goods = page.getByRole('article')
  const middle = Math.floor((await goods.count()) / 2)
  await goods.nth(middle).evaluate((card) => card.scrollIntoView({ block: 'center' }))
  await expect(goods.first()).not.toBeInViewport()
  await expect(first).toBeInViewport({ ratio: 1 })

  await openPage(page, '/shop/sticker')
  const dear = filters.getByRole('checkbox', { name: startingWith(t('shop:price.150-')) })
  await expect(dear).toHaveAccessibleName(/ ?0$/)
  await expect(dear).toBeDisabled()
  await expect(filters.getByRole('checkbox', { name: startingWith(t('shop:price.0-50')) })).toBeEnabled()
  await expect(filters.getByRole('group', { name: t('goods:choose.size.letters'), exact: true })).toBeHidden()

  await openPage(page, '/product/tulpar-tee')
  await expect(page.getByRole('main').getByRole('img').first()).toBeInViewport({ ratio: 1 })

  await page
    .getByRole('banner')
    .getByRole('link', { name: t('shell:header.wishlist') })
    .click()
  await expect(page).toHaveURL(/\/login\?returnUrl=.*wishlist/)
  await expect(page).toHaveTitle(holding(`${t('auth:login.pageTitle')} · Tulpar`))
})

import { backOffice } from './support/back-office.ts'
import { expect, openPage, test } from './support/journey.ts'
import { signInAs } from './support/signing-in.ts'
import { holding, startingWith, translatorIn } from './support/translator.ts'

const t = translatorIn('en')

test('the cart survives a reload, merges the same thing and forgets what is removed', async ({ page }) => {
  await openPage(page, '/shop/sticker')
  const add = page.getByRole('button', { name: t('goods:add.named', { name: 'Orchard stickers' }) })
  await add.click()
  await expect(page.getByRole('link', { name: t('shell:header.cartItems', { count: 1 }) })).toBeVisible()
  await openPage(page, '/shop/sticker')
  await add.click()
  await expect(page.getByRole('link', { name: t('shell:header.cartItems', { count: 2 }) })).toBeVisible()
  await openPage(page, '/cart')
  await expect(page.getByRole('textbox', { name: t('cart:quantityOf', { name: 'Orchard stickers' }) })).toHaveValue('2')
  await expect(page.getByRole('main')).toContainText('RM 28.00')
  await page.getByRole('button', { name: t('cart:removeLine', { name: 'Orchard stickers' }) }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('cart:emptyTitle') })).toBeVisible()
})

test('a size is asked for before a shirt goes into the cart', { tag: '@phone' }, async ({ page }) => {
  await openPage(page, '/shop/fun-tshirt')
  await page.getByRole('button', { name: t('goods:add.choose', { name: 'Two teas tee' }) }).click()
  const dialog = page.getByRole('dialog')
  const add = dialog.getByRole('button', { name: holding(t('goods:add.chooseSize')) })
  await expect(add).toBeDisabled()
  await dialog.getByRole('radio', { name: 'M', exact: true }).check({ force: true })
  await dialog.getByRole('button', { name: startingWith(t('goods:add.toCart')) }).click()
  await expect(page.getByRole('link', { name: t('shell:header.cartItems', { count: 1 }) })).toBeVisible()
})

test('a price that changed meanwhile is told in the cart', async ({ page, someoneElse }) => {
  const office = await backOffice(await someoneElse())
  const { id, slug } = await office.create({ name: 'Camp lantern', price: 19 })
  await openPage(page, `/product/${slug}`)
  await page.getByRole('button', { name: startingWith(`${t('goods:add.toCart')} · RM`) }).click()
  await expect(page.getByRole('link', { name: t('shell:header.cartItems', { count: 1 }) })).toBeVisible()
  await office.change(id, { price: 21.5 })

  await openPage(page, '/cart')
  await expect(page.getByText(t('cart:pricesChanged'))).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Camp lantern: was')
  await expect(page.getByRole('main')).toContainText('RM 21.50')
  await office.change(id, { status: 'draft' })
})

test('what is sold out says so and can’t be bought', async ({ page, request }) => {
  const { products } = await (await request.get('/api/products?availability=out_of_stock&limit=1')).json()
  const [soldOut] = products
  await openPage(page, `/product/${soldOut.slug}`)
  await expect(page.getByRole('button', { name: t('goods:badge.soldOut') })).toBeDisabled()
})

test('an empty checkout sends one to the shop', async ({ page }) => {
  await openPage(page, '/checkout')
  await expect(page.getByRole('heading', { level: 1, name: t('checkout:empty.title') })).toBeVisible()
  await page.getByRole('link', { name: t('checkout:empty.toShop') }).click()
  await expect(page).toHaveURL(/\/shop$/)
})

test('staff have no cart', async ({ page }) => {
  await signInAs(page, 'staff')
  await page.goto('/cart')
  await expect(page).toHaveURL(/\/admin-shop-redirect/)
})

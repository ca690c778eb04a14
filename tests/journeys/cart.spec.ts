import { backOffice } from './support/back-office.ts'
import { placeButton } from './support/buying.ts'
import { expect, isAlive, openPage, test } from './support/journey.ts'
import { orderTogether } from './support/new-member.ts'
import { signInAs } from './support/signing-in.ts'
import { holding, startingWith, translatorIn } from './support/translator.ts'

const t = translatorIn('en')

const amountIn = (text: string) => Number(/RM.([\d.]+)/.exec(text)?.[1])

test('the cart survives a reload, merges the same thing and forgets removed lines', async ({ page }) => {
  await openPage(page, '/shop/sticker')
  const add = page.getByRole('button', { name: t('goods:add.named', { name: 'Orchard stickers' }) })
  await add.click()
  await expect(page.getByRole('link', { name: t('shell:header.cartItems', { count: 1 }) })).toBeVisible()
  await openPage(page, '/shop/sticker')
  await add.click()
  await expect(page.getByRole('link', { name: t('shell:header.cartItems', { count: 2 }) })).toBeVisible()
  await openPage(page, '/cart')
  const quantity = page.getByRole('textbox', { name: t('cart:quantityOf', { name: 'Orchard stickers' }) })
  await expect(quantity).toHaveValue('2')
  await expect(page.getByRole('main')).toContainText('RM 28.00')
  for (const typed of ['1.5', '1e-9']) {
    await quantity.fill(typed)
    await quantity.press('Tab')
    await expect(quantity).toHaveValue('2')
    await expect(quantity).toHaveAccessibleDescription(t('shell:quantity.whole'))
  }
  await quantity.fill('0')
  await quantity.press('Tab')
  await expect(quantity).toHaveValue('2')
  await expect(quantity).toHaveAccessibleDescription(t('shell:quantity.least', { least: 1 }))
  await quantity.fill('999999999999')
  await quantity.press('Tab')
  await expect(quantity).toHaveValue('99')
  await expect(quantity).toHaveAccessibleDescription(t('shell:quantity.most', { most: 99 }))
  await page.getByRole('button', { name: t('cart:lessOf', { name: 'Orchard stickers' }) }).click()
  await expect(quantity).toHaveValue('98')
  await expect(quantity).toHaveAccessibleDescription('')
  await page.getByRole('button', { name: t('cart:removeLine', { name: 'Orchard stickers' }) }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('cart:emptyTitle') })).toBeVisible()
})

test('a size is required before a shirt goes into the cart', { tag: '@phone' }, async ({ page }) => {
  await openPage(page, '/shop/fun-tshirt')
  await page.getByRole('button', { name: t('goods:add.choose', { name: 'Two teas tee' }) }).click()
  const dialog = page.getByRole('dialog')
  const add = dialog.getByRole('button', { name: holding(t('goods:add.chooseSize')) })
  await expect(add).toBeDisabled()
  await dialog.getByRole('radio', { name: 'M', exact: true }).check({ force: true })
  await dialog.getByRole('button', { name: startingWith(t('goods:add.toCart')) }).click()
  await expect(page.getByRole('link', { name: t('shell:header.cartItems', { count: 1 }) })).toBeVisible()
})

test('a price that changed in between is shown in the cart', async ({ page, someoneElse }) => {
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

test('an item that sold out in the cart keeps it from the checkout until it is removed', async ({ page, someoneElse }) => {
  const office = await backOffice(await someoneElse())
  const gone = await office.create({ name: 'Felt camel', price: 30 })
  const left = await office.create({ name: 'Felt horse', price: 40 })
  for (const [index, { slug }] of [gone, left].entries()) {
    await openPage(page, `/product/${slug}`)
    await page.getByRole('button', { name: startingWith(`${t('goods:add.toCart')} · RM`) }).click()
    await expect(page.getByRole('link', { name: t('shell:header.cartItems', { count: index + 1 }) })).toBeVisible()
  }
  await office.change(gone.id, { stock: 0 })

  await openPage(page, '/cart')
  const line = page.getByRole('listitem').filter({ hasText: 'Felt camel' })
  const alert = line.getByRole('alert')
  await expect(alert).toContainText(t('buying:problems.sold_out'))
  const sums = page.getByRole('complementary', { name: t('cart:summary') })
  await expect(sums.getByRole('button', { name: t('cart:checkout') })).toBeDisabled()
  await expect(sums).toContainText(t('cart:checkoutBlocked'))
  await alert.getByRole('button', { name: t('cart:removeLine', { name: 'Felt camel' }) }).click()
  await expect(sums.getByRole('link', { name: t('cart:checkout') })).toBeVisible()
  await expect(sums).toContainText('RM 40.00')
  await expect(sums).not.toContainText(t('cart:checkoutBlocked'))
  for (const { id } of [gone, left]) await office.change(id, { status: 'draft' })
})

test('a sold-out product says so and can’t be bought', async ({ page, request }) => {
  const { products } = await (await request.get('/api/products?availability=out_of_stock&limit=1')).json()
  const [soldOut] = products
  await openPage(page, `/product/${soldOut.slug}`)
  await expect(page.getByRole('button', { name: t('goods:badge.soldOut') })).toBeDisabled()
  await page.getByRole('button', { name: t('product:back.ask') }).click()
  await expect(page.getByRole('main').getByRole('textbox', { name: t('product:back.email') })).toBeVisible()
})

test('an unknown code is reported, and a valid one takes off its discount, up to the order', async ({ page, someoneElse }) => {
  const office = await backOffice(await someoneElse())
  const { id, slug } = await office.create({ name: 'Saddle rug', price: 100 })
  const code = await office.createDiscount({ kind: 'percent', value: 15 })
  await openPage(page, `/product/${slug}`)
  await page.getByRole('button', { name: startingWith(`${t('goods:add.toCart')} · RM`) }).click()
  await expect(page.getByRole('link', { name: t('shell:header.cartItems', { count: 1 }) })).toBeVisible()

  await openPage(page, '/cart')
  const sums = page.getByRole('complementary', { name: t('cart:summary') })
  const type = async (typed: string) => {
    await sums.getByRole('textbox', { name: t('cart:code.label') }).fill(typed)
    await sums.getByRole('button', { name: t('cart:code.apply') }).click()
  }
  await type('NOSUCHCODE')
  await expect(sums).toContainText(t('buying:problems.discount_unknown_to_guests'))
  await expect(sums).not.toContainText('−RM')
  await type(code.toLowerCase())
  await expect(sums).toContainText(t('cart:code.discount', { code }))
  await expect(sums).toContainText(/−RM.15\.00/)
  await expect(sums).not.toContainText(t('buying:problems.discount_unknown_to_guests'))
  await sums.getByRole('link', { name: t('cart:checkout') }).click()

  await expect(page).toHaveURL(/\/checkout$/)
  await isAlive(page)
  const summary = page.getByRole('complementary', { name: t('checkout:bundle') }).last()
  await expect(summary).toContainText(/−RM.15\.00/)
  const total = placeButton(page, t)
  await expect(total).not.toHaveAttribute('aria-busy')
  const lessened = amountIn(await total.innerText())
  await summary.getByRole('button', { name: t('cart:code.remove', { code }) }).click()
  await expect(summary).not.toContainText('−RM')
  await expect(total).not.toHaveAttribute('aria-busy')
  expect(amountIn(await total.innerText()) - lessened).toBeGreaterThan(14.99)
  await office.change(id, { status: 'draft' })
})

test('viewed products appear below the next product, and in the cart the goods others bought with it', async ({ page, someoneElse }) => {
  const staff = await someoneElse()
  const office = await backOffice(staff)
  const mark = crypto.randomUUID().slice(0, 8)
  const kettle = await office.create({ name: `Kettle ${mark}`, price: 80 })
  const bowl = await office.create({ name: `Bowl ${mark}`, price: 30 })
  const guest = await someoneElse()
  for (const others of [1, 2]) await orderTogether(guest, [kettle.slug, bowl.slug], { quantity: others })

  await openPage(page, `/product/${bowl.slug}`)
  await expect(page.getByRole('heading', { level: 1, name: `Bowl ${mark}` })).toBeVisible()
  const viewed = page.getByRole('region', { name: t('product:viewed') })
  await expect(viewed).toBeHidden()
  await openPage(page, `/product/${kettle.slug}`)
  await expect(viewed.getByRole('link')).toHaveText([`Bowl ${mark}`])
  await page.getByRole('button', { name: startingWith(`${t('goods:add.toCart')} · RM`) }).click()
  await expect(page.getByRole('link', { name: t('shell:header.cartItems', { count: 1 }) })).toBeVisible()

  await openPage(page, '/cart')
  const goesWith = page.getByRole('region', { name: t('cart:goesWith') })
  await expect(goesWith.getByRole('article')).toHaveCount(1)
  await goesWith.getByRole('button', { name: t('goods:add.named', { name: `Bowl ${mark}` }) }).click()
  await expect(page.getByRole('textbox', { name: t('cart:quantityOf', { name: `Bowl ${mark}` }) })).toHaveValue('1')
  await expect(goesWith).toBeHidden()

  await openPage(page, `/product/${bowl.slug}`)
  await viewed.getByRole('link', { name: `Kettle ${mark}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Kettle ${mark}` })).toBeVisible()
  // An open page would be notified that its product is gone, and would request it in vain.
  await page.goto('about:blank')
  for (const { id } of [kettle, bowl]) await office.change(id, { status: 'draft' })
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

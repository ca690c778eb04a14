import { z } from 'zod'
import { formatDate } from '#contract/messages/format-dates.ts'
import { almaty, fillCheckout, kualaLumpur, placeButton, placeOrder, pressPlace, sendProof } from './support/buying.ts'
import { expect, isAlive, openPage, test } from './support/journey.ts'
import { signInAs } from './support/signing-in.ts'
import { holding, startingWith, withAmount, translatorIn } from './support/translator.ts'

const preOrder = z.object({ expected_shipping: z.string() })

test(
  'a guest buys a shirt by proof, staff accept and send it, the guest sees where it is',
  { tag: '@phone' },
  async ({ page, someoneElse }) => {
    const t = translatorIn('en')
    await openPage(page, '/')
    await page
      .getByRole('main')
      .getByRole('link', { name: t('home:hero.shop') })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: t('shop:title') })).toBeVisible()
    // The shop lists the newest products first, and other journeys create new ones.
    await openPage(page, '/shop?q=Tulpar+tee')
    await page.getByRole('link', { name: 'Tulpar tee', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Tulpar tee' })).toBeVisible()
    await page.getByRole('radio', { name: 'M', exact: true }).check({ force: true })
    await page.getByRole('button', { name: startingWith(`${t('goods:add.toCart')} · RM`) }).click()
    await expect(page.getByRole('status').filter({ hasText: t('goods:add.added') })).toBeVisible()

    await page.getByRole('link', { name: t('shell:header.cartItems', { count: 1 }) }).click()
    const drawer = page.getByRole('dialog', { name: t('cart:title', { count: 1 }) })
    await expect(drawer).toContainText('Tulpar tee')
    await drawer.getByRole('link', { name: t('cart:checkout') }).click()

    await fillCheckout(page, t, { email: 'aigerim@example.com', to: kualaLumpur })
    await page.getByRole('radio', { name: /Bank transfer/ }).check({ force: true })
    const number = await placeOrder(page, t)
    await expect(page.getByText('Maybank (demo)')).toBeVisible()
    await sendProof(page, t)

    const staff = await someoneElse()
    await signInAs(staff, 'staff')
    await openPage(staff, `/admin/orders/${number}`)
    await expect(staff.getByRole('heading', { level: 1, name: number })).toBeVisible()
    await staff.getByRole('button', { name: t('admin-order:proof.accept') }).click()
    await staff.getByRole('button', { name: t('admin:askAccept.confirm') }).click()
    await expect(staff.getByText(t('admin-order:proof.accepted', { number }))).toBeVisible()
    await staff.getByRole('button', { name: t('admin:markAs.shipped') }).click()
    const dialog = staff.getByRole('dialog')
    await dialog.getByRole('textbox', { name: t('admin-order:statusDialog.trackingNumber') }).fill('ER123456789MY')
    await dialog.getByRole('button', { name: t('admin:markAs.shipped') }).click()
    await expect(staff.getByText(t('admin:marked.shipped', { number }))).toBeVisible()

    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: t('order:heading.shipped') })).toBeVisible()
    await expect(page.getByText('ER123456789MY').first()).toBeVisible()
  },
)

test('a guest in Almaty buys in Russian, reloads in the middle, and finds the order again by its number', async ({ page, someoneElse }) => {
  const t = translatorIn('ru')
  await openPage(page, '/ru/shop/sticker')
  await page.getByRole('button', { name: t('goods:add.named', { name: 'Стикеры «Степь»' }) }).click()
  await expect(page.getByRole('link', { name: t('shell:header.cartItems', { count: 1 }) })).toBeVisible()
  await openPage(page, '/ru/cart')
  await page.getByRole('button', { name: t('cart:moreOf', { name: 'Стикеры «Степь»' }) }).click()
  await page
    .getByRole('main')
    .getByRole('link', { name: t('cart:checkout') })
    .click()

  await expect(page.getByRole('combobox', { name: t('checkout:field.country') })).toHaveValue('KZ')
  const ways = page.getByRole('group', { name: t('checkout:payment') }).getByRole('radio')
  await expect(ways.first()).toHaveAccessibleName(/^Kaspi QR/)
  await expect(ways.first()).toBeChecked()
  await expect(page.getByRole('complementary', { name: t('checkout:bundle') }).last()).toContainText(/≈\s[\d\s]+\s₸/)
  await fillCheckout(page, t, { email: 'dana@example.com', to: almaty })
  await page.reload()
  await isAlive(page)
  await expect(page.getByRole('textbox', { name: t('checkout:field.address'), exact: true })).toHaveValue(almaty.address)
  await page.getByRole('radio', { name: /Банковский перевод/ }).check({ force: true })
  const number = await placeOrder(page, t)
  await expect(page.getByRole('region', { name: t('order:pay.title') })).toContainText(/≈\s[\d\s]+\s₸/)

  const elsewhere = await someoneElse()
  await openPage(elsewhere, '/ru/track-order')
  await elsewhere
    .getByRole('main')
    .getByRole('textbox', { name: t('track:number') })
    .fill(number.toLowerCase())
  await elsewhere
    .getByRole('main')
    .getByRole('textbox', { name: t('track:email') })
    .fill('DANA@example.com')
  await elsewhere.getByRole('button', { name: t('track:submit') }).click()
  await expect(elsewhere.getByRole('heading', { level: 1, name: t('order:heading.pending_payment') })).toBeVisible()
  await expect(elsewhere.getByRole('main')).toContainText('Стикеры «Степь»')
})

test('a guest who reloads before the order opens finds the way to it', async ({ page }) => {
  const t = translatorIn('en')
  await openPage(page, '/shop/sticker')
  await page.getByRole('button', { name: t('goods:add.named', { name: 'Orchard stickers' }) }).click()
  await expect(page.getByRole('link', { name: t('shell:header.cartItems', { count: 1 }) })).toBeVisible()
  await openPage(page, '/checkout')
  await fillCheckout(page, t, { email: 'reloads@example.com', to: kualaLumpur })
  await page.getByRole('radio', { name: /Bank transfer/ }).check({ force: true })
  // The order's page never loads.
  await page.route('**/order/**', () => undefined)
  await pressPlace(page, t)
  await expect(page.getByRole('heading', { level: 1, name: t('checkout:placed') })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: /UND-\d{5,}/ })).toBeVisible()
  await page.unroute('**/order/**')
  await page.getByRole('link', { name: t('checkout:empty.openOrder') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('order:heading.pending_payment') })).toBeVisible()
})

test('a guest reads prices in tenge, buys a gift in Kazakh and pays by a test card', async ({ page }) => {
  const t = translatorIn('kk')
  await openPage(page, '/kk/shop/mug')
  const card = page.getByRole('article').first()
  await expect(card).toContainText('RM')
  const currency = page.getByRole('contentinfo').getByRole('combobox', { name: t('shell:currency.label') })
  await currency.selectOption('KZT')
  await expect(card).toContainText(/≈\s[\d\s]+\s₸/)
  await openPage(page, '/kk/product/manul-mug')
  const title = page.getByRole('main').locator('h1').locator('..')
  await expect(title).toContainText(/≈\s[\d\s]+\s₸/)
  await page.reload()
  await isAlive(page)
  await expect(title).toContainText('₸')
  await expect(title).toContainText(t('goods:price.charged'))
  await page.getByRole('button', { name: startingWith(`${t('goods:add.toCart')} · RM`) }).click()
  await openPage(page, '/kk/checkout')
  await expect(page.getByRole('combobox', { name: t('checkout:field.country') })).toHaveValue('KZ')
  await expect(
    page
      .getByRole('group', { name: t('checkout:payment') })
      .getByRole('radio')
      .first(),
  ).toHaveAccessibleName(/^Kaspi QR/)
  await fillCheckout(page, t, { email: 'asel@example.com', to: almaty })
  await page.getByRole('checkbox', { name: t('checkout:gift.is') }).check()
  await page.getByRole('checkbox', { name: withAmount(t('checkout:gift.wrap', { price: '¤' })) }).check()
  await page.getByRole('textbox', { name: t('checkout:gift.message') }).fill('Туған күнің құтты болсын!')
  const summary = page.getByRole('complementary', { name: t('checkout:bundle') }).last()
  await expect(summary).toContainText(t('pay:sums.wrapping'))
  await expect(summary).toContainText('₸')
  await page
    .getByRole('radio', { name: holding(t('pay:details.sandbox')) })
    .first()
    .check({ force: true })
  await pressPlace(page, t)
  await expect(page.getByRole('heading', { level: 1, name: t('sandbox:heading') })).toBeVisible()
  await isAlive(page)
  await page.getByRole('button', { name: `${t('sandbox:use')}: 4242 4242 4242 4242` }).click()
  await page.getByRole('button', { name: withAmount(t('sandbox:pay', { total: '¤' })) }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('order:heading.processing') })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Туған күнің құтты болсын!')
  await expect(page.getByText(t('order:thanks', { name: 'Aigerim Nurlankyzy', email: 'asel@example.com' }))).toBeVisible()
})

test('a Malaysian postcode fills in the town and the state, and leaves typed ones', async ({ page }) => {
  const t = translatorIn('en')
  await openPage(page, '/product/baursak-mug')
  await page.getByRole('button', { name: startingWith(`${t('goods:add.toCart')} · RM`) }).click()
  await openPage(page, '/checkout')
  const field = (name: 'zip' | 'city') => page.getByRole('main').getByRole('textbox', { name: t(`checkout:field.${name}`), exact: true })
  const state = page.getByRole('combobox', { name: t('checkout:field.state'), exact: true })
  await field('zip').fill('50450')
  await expect(field('city')).toHaveValue('Kuala Lumpur')
  await expect(state).toHaveValue('W.P. Kuala Lumpur')
  await field('zip').fill('88000')
  await expect(field('city')).toHaveValue('Kota Kinabalu')
  await expect(state).toHaveValue('Sabah')
  await field('city').fill('Likas')
  await field('zip').fill('10200')
  await expect(state).toHaveValue('Pulau Pinang')
  await expect(field('city')).toHaveValue('Likas')
})

test('a mistake in the checkout is shown beside its field and nothing is lost', async ({ page }) => {
  const t = translatorIn('en')
  await openPage(page, '/product/baursak-mug')
  await page.getByRole('button', { name: startingWith(`${t('goods:add.toCart')} · RM`) }).click()
  await openPage(page, '/checkout')
  await fillCheckout(page, t, { email: 'nobody', to: kualaLumpur })
  await page.getByRole('radio', { name: /Bank transfer/ }).check({ force: true })
  await pressPlace(page, t)
  const email = page.getByRole('textbox', { name: t('checkout:field.email'), exact: true })
  await expect(email).toHaveAccessibleDescription(t('checkout:error.invalid_email'))
  await expect(email).toHaveValue('nobody')
  await email.fill('aigerim@example.com')
  await placeOrder(page, t)
})

test(
  'a buyer who collects a pre-order gives no address, pays nothing for delivery, and reads its date',
  { tag: '@phone' },
  async ({ page }) => {
    const t = translatorIn('en')
    await openPage(page, '/product/berkut-tote')
    await page.getByRole('button', { name: startingWith(`${t('goods:add.preOrder')} · RM`) }).click()
    await openPage(page, '/cart')
    const { expected_shipping: day } = preOrder.parse(await (await page.request.get('/api/products/berkut-tote')).json())
    const date = formatDate('en', day)
    const shipsFrom = t('cart:preOrderShips', { date })
    await expect(page.getByText(shipsFrom)).toBeVisible()
    await openPage(page, '/checkout')
    await page.getByRole('textbox', { name: t('checkout:field.name'), exact: true }).fill('Aigerim Nurlankyzy')
    await page.getByRole('textbox', { name: t('checkout:field.email'), exact: true }).fill('collects@example.com')
    await page.getByRole('textbox', { name: t('checkout:field.phone'), exact: true }).fill('+60 12 345 6789')
    await page.getByRole('radio', { name: startingWith(t('checkout:how.pickup')) }).check({ force: true })
    await expect(page.getByRole('combobox', { name: t('checkout:field.country') })).toBeHidden()
    await expect(page.getByRole('radio', { name: /Cash/ })).toBeHidden()
    await expect(page.getByText('0000 0000 0000')).toBeHidden()
    await placeOrder(page, t)
    await expect(page.getByText(t('order:thanks', { name: 'Aigerim Nurlankyzy', email: 'collects@example.com' }))).toBeVisible()
    await expect(page.getByText(t('order:text.pre_orderPickup', { date }))).toBeVisible()
    await expect(page.getByText(t('pay:sums.pickup'))).toBeVisible()
    await expect(page.getByRole('link', { name: t('order:invoice') })).toBeVisible()
  },
)

test(
  'a press while the total is recounted holds if the total stays, and asks again if it does not',
  { tag: '@phone' },
  async ({ page }) => {
    const t = translatorIn('en')
    await openPage(page, '/product/baursak-mug')
    await page.getByRole('button', { name: startingWith(`${t('goods:add.toCart')} · RM`) }).click()
    await openPage(page, '/checkout')
    await fillCheckout(page, t, { email: 'hurried@example.com', to: kualaLumpur })
    await page.getByRole('radio', { name: /Bank transfer/ }).check({ force: true })
    const button = placeButton(page, t)
    await expect(button).not.toHaveAttribute('aria-busy')
    const before = await button.innerText()

    const pressWhileCounting = async (state: string) => {
      const { promise: isPressed, resolve: letThrough } = Promise.withResolvers<undefined>()
      await page.route(
        '**/api/checkout/quote*',
        async (route) => {
          await isPressed
          await route.continue()
        },
        { times: 1 },
      )
      await page.getByRole('combobox', { name: t('checkout:field.state'), exact: true }).selectOption(state)
      await button.click()
      letThrough(undefined)
    }
    // Delivery to East Malaysia costs more.
    await pressWhileCounting('Sabah')
    await expect(page.getByRole('status').filter({ hasText: t('checkout:priceChanged.title') })).toBeInViewport()
    await expect(button).not.toHaveText(before)
    await pressWhileCounting('Sarawak')
    await expect(page.getByRole('heading', { level: 1, name: t('order:heading.pending_payment') })).toBeVisible()
  },
)

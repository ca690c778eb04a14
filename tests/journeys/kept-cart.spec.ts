import { createHash } from 'node:crypto'
import { call } from './support/calls.ts'
import { expect, openPage, test } from './support/journey.ts'
import { newAddress } from './support/mails.ts'
import { newAccount } from './support/new-member.ts'
import { changeShop } from './support/shop-database.ts'
import { translatorIn } from './support/translator.ts'

const t = translatorIn('en')
const stickers = 'Orchard stickers'
const inHeader = (count: number) => ({ name: t('shell:header.cartItems', { count }) })

test(
  'a cart follows its account to another device, and a letter’s link brings it back',
  { tag: '@phone-alone' },
  async ({ page, someoneElse, baseURL }) => {
    const person = await newAccount(page, 'keeps-cart')
    await openPage(page, '/shop/sticker')
    await page.getByRole('button', { name: t('goods:add.named', { name: stickers }) }).click()
    await expect(page.getByRole('link', inHeader(1))).toBeVisible()
    await call(page, '/api/auth/sign-in/email', person)
    await openPage(page, '/cart')
    await expect.poll(async () => (await (await page.request.get('/api/cart')).json()).lines.length).toBe(1)

    const phone = await someoneElse()
    await call(phone, '/api/auth/sign-in/email', person)
    await openPage(phone, '/cart')
    const quantity = phone.getByRole('textbox', { name: t('cart:quantityOf', { name: stickers }) })
    await expect(quantity).toHaveValue('1')
    await phone.getByRole('button', { name: t('cart:moreOf', { name: stickers }) }).click()
    await expect.poll(async () => (await (await page.request.get('/api/cart')).json()).lines[0]?.quantity).toBe(2)
    await openPage(page, '/cart')
    await expect(page.getByRole('textbox', { name: t('cart:quantityOf', { name: stickers }) })).toHaveValue('2')

    const token = crypto.randomUUID()
    await changeShop(
      baseURL ?? '',
      'insert into cart_links (token_hash, account_id, created_at) select $1, id, now() from users where email = $2',
      [createHash('sha256').update(token).digest(), person.email],
    )
    const stranger = await someoneElse()
    await openPage(stranger, `/cart?restore=${token}`)
    await expect(stranger.getByText(t('cart:restored'))).toBeVisible()
    await expect(stranger.getByRole('textbox', { name: t('cart:quantityOf', { name: stickers }) })).toHaveValue('2')
    await expect(stranger).toHaveURL(/\/cart$/)
  },
)

test('an account’s cart goes with the sign-out, and a guest’s earlier cart stays', async ({ page }) => {
  const person = await newAccount(page, 'leaves-cart')
  const add = page.getByRole('button', { name: t('goods:add.named', { name: stickers }) })
  const keptQuantity = async () => (await (await page.request.get('/api/cart')).json()).lines[0]?.quantity
  await openPage(page, '/shop/sticker')
  await add.click()
  await expect(page.getByRole('link', inHeader(1))).toBeVisible()
  await call(page, '/api/auth/sign-in/email', person)
  await openPage(page, '/shop/sticker')
  await expect.poll(keptQuantity).toBe(1)
  await add.click()
  await expect.poll(keptQuantity).toBe(2)

  await openPage(page, '/account')
  await expect(page.getByRole('link', inHeader(2))).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('button', { name: t('account:nav.signOut'), exact: true })
    .click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('link', inHeader(1))).toBeVisible()

  await call(page, '/api/auth/sign-in/email', person)
  await openPage(page, '/cart')
  await expect(page.getByRole('textbox', { name: t('cart:quantityOf', { name: stickers }) })).toHaveValue('2')
})

test('a guest who reads letters and leaves the checkout gets the cart back on another device', async ({ page, someoneElse, baseURL }) => {
  const email = newAddress('leaves')
  const confirming = crypto.randomUUID()
  await changeShop(
    baseURL ?? '',
    `with reader as (insert into newsletter_subscribers (id, email, language, source) values (gen_random_uuid(), $1, 'en', 'form') returning id)
     insert into newsletter_tokens (token_hash, subscriber_id, purpose, expires_at)
     select $2, id, 'confirm', now() + interval '1 day' from reader`,
    [email, createHash('sha256').update(confirming).digest()],
  )
  await call(page, '/api/newsletter-confirm', { token: confirming })
  await openPage(page, '/shop/sticker')
  await page.getByRole('button', { name: t('goods:add.named', { name: stickers }) }).click()
  await expect(page.getByRole('link', inHeader(1))).toBeVisible()
  await openPage(page, '/checkout')
  const kept = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/cart/guest' && answer.ok())
  await page.getByRole('textbox', { name: t('checkout:field.email'), exact: true }).fill(email)
  await kept

  const token = crypto.randomUUID()
  await changeShop(
    baseURL ?? '',
    'insert into cart_links (token_hash, guest_cart_id, created_at) select $1, id, now() from guest_carts where email = $2',
    [createHash('sha256').update(token).digest(), email],
  )
  const phone = await someoneElse()
  await openPage(phone, `/cart?restore=${token}`)
  await expect(phone.getByText(t('cart:restored'))).toBeVisible()
  await expect(phone.getByRole('textbox', { name: t('cart:quantityOf', { name: stickers }) })).toHaveValue('1')
})

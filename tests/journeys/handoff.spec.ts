import { createHash } from 'node:crypto'
import { pressPlace } from './support/buying.ts'
import { expect, openPage, test } from './support/journey.ts'
import { changeShop } from './support/shop-database.ts'
import { holding, translatorIn } from './support/translator.ts'

const t = translatorIn('en')
const russian = translatorIn('ru')
const agent = 'agent.example:8443'

// Links that are used up or unknown answer so.
test.use({ tolerated: /status of (404|410)/ })

async function productNamed(request: { get(path: string): Promise<{ json(): Promise<unknown> }> }, slug: string) {
  const { id, variations } = (await (await request.get(`/api/products/${slug}`)).json()) as { id: string; variations: { id: string }[] }
  const variation = variations[0]?.id ?? null
  return { id, unit: variation ?? id, variation }
}

test('a link fills the cart, and asks before it touches another one', { tag: '@phone' }, async ({ page }) => {
  const mug = await productNamed(page.request, 'adras-mug')
  await openPage(page, `/buy/${mug.unit}:2?utm_source=chat`)
  await expect(page.getByText(t('handoff:linked'))).toBeVisible()
  await expect(page).toHaveURL(/\/cart\?utm_source=chat$/)
  await expect(page.getByRole('link', { name: t('shell:header.cartItems', { count: 2 }) })).toBeVisible()

  const other = await productNamed(page.request, 'steppe-stickers')
  const link = `/buy/${other.unit}:1`
  await openPage(page, link)
  const dialog = page.getByRole('dialog', { name: t('handoff:ask.title') })
  await dialog.getByRole('button', { name: t('handoff:ask.keep') }).click()
  await expect(page.getByRole('link', { name: t('shell:header.cartItems', { count: 2 }) })).toBeVisible()
  await openPage(page, link)
  await dialog.getByRole('button', { name: t('handoff:ask.add') }).click()
  await expect(page.getByRole('link', { name: t('shell:header.cartItems', { count: 3 }) })).toBeVisible()
  await openPage(page, link)
  await dialog.getByRole('button', { name: t('handoff:ask.replace') }).click()
  await expect(page.getByRole('link', { name: t('shell:header.cartItems', { count: 1 }) })).toBeVisible()
})

test('a person looks through what an agent prepared, and pays', { tag: '@phone' }, async ({ page, baseURL, someoneElse }) => {
  const mug = await productNamed(page.request, 'adras-mug')
  const token = crypto.randomUUID()
  const change = (sql: string, values: unknown[]) => changeShop(baseURL ?? '', sql, values)
  const platform = crypto.randomUUID()
  await change(
    `insert into agent_platforms (id, profile_url, host, version, first_seen, last_seen) values ($1, $2, $3, '2026-08-25', now(), now())`,
    [platform, `https://${agent}/${platform}`, agent],
  )
  const place = {
    id: 'dest_1',
    street_address: 'проспект Абая, 10',
    address_locality: 'Алматы',
    address_region: 'Алматы',
    postal_code: '050000',
    address_country: 'KZ',
  }
  await change(
    `insert into agent_checkouts (id, platform_id, handoff_hash, items, language, buyer, delivery, created_at, touched_at, expires_at)
     values ($1, $2, $3, $4, 'ru', $5, $6, now(), now(), now() + interval '6 hours')`,
    [
      `chk_${token}`,
      platform,
      createHash('sha256').update(token).digest(),
      JSON.stringify([{ id: 'li_1', product_id: mug.id, variation_id: mug.variation, size: null, quantity: 2 }]),
      JSON.stringify({ first_name: 'Айгерим', last_name: 'Сапарова', email: 'aigerim@example.com', phone_number: '+77011234567' }),
      JSON.stringify({ type: 'shipping', destinations: [place], selected: 'dest_1' }),
    ],
  )
  await openPage(page, `/ru/checkout?handoff=${token}`)
  await expect(page.getByText(russian('handoff:prepared', { platform: agent }))).toBeVisible()
  await expect(page).toHaveURL(/\/ru\/checkout$/)
  await expect(page.locator('[name="contact.name"]')).toHaveValue('Айгерим Сапарова')
  await expect(page.locator('[name="contact.email"]')).toHaveValue('aigerim@example.com')
  await expect(page.locator('[name="shipping.city"]')).toHaveValue('Алматы')
  await expect(page.locator('[name="shipping.country"]')).toHaveValue('KZ')
  await pressPlace(page, russian)
  await expect(page).toHaveURL(/\/ru\/order\//)

  await openPage(page, `/ru/checkout?handoff=${token}`)
  await expect(page.getByText(russian('handoff:used.title'))).toBeVisible()
  await expect(page.getByRole('status').getByRole('link', { name: russian('handoff:used.order') })).toBeVisible()
  const stranger = await someoneElse()
  await openPage(stranger, `/checkout?handoff=${token}`)
  await expect(stranger.getByText(t('handoff:used.text'))).toBeVisible()
  await openPage(stranger, '/cart?handoff=wrong')
  await expect(stranger.getByText(t('handoff:expired.title'))).toBeVisible()
  await expect(stranger.getByRole('heading', { level: 1, name: holding(t('cart:emptyTitle')) })).toBeVisible()
})

import type { Page } from '@playwright/test'
import { placeButton, pressPlace } from './support/buying.ts'
import { expect, isAlive, openPage, test } from './support/journey.ts'
import { newAddress } from './support/mails.ts'
import { type ShoppingAgent, startAgent } from './support/shopping-agent.ts'
import { holding, translatorIn, withAmount } from './support/translator.ts'

const t = translatorIn('ru')
const patience = { timeout: 30_000 }

type Found = { products: { title: string; variants: { id: string }[] }[] }
type Cart = { id: string; discounts: { applied: { code: string }[] } }
type Checkout = {
  id: string
  status: string
  totals: { type: string; amount: number }[]
  continue_url: string
  order?: { id: string; label: string }
}
type Order = {
  label?: string
  messages?: { code: string }[]
  fulfillment?: { events: { type: string }[] }
  totals?: { type: string; amount: number }[]
}

const amountOf = ({ totals = [] }: Pick<Order, 'totals'>) => totals.find(({ type }) => type === 'total')?.amount ?? 0

/** Fills a cart with a code, and prepares an order to Almaty in Russian. */
async function prepareOrder(agent: ShoppingAgent, email: string) {
  const context = { language: 'ru', address_country: 'KZ' }
  const { products } = await agent.ask<Found>('search_catalog', { argument: 'catalog', body: { query: 'кружка адрас', context } })
  const [mug] = products
  const line_items = [{ item: { id: mug?.variants[0]?.id }, quantity: 3 }]
  const filled = { line_items, discounts: { codes: ['steppe10'] }, context }
  const cart = await agent.ask<Cart>('create_cart', { argument: 'cart', body: filled })
  expect(cart.discounts.applied).toMatchObject([{ code: 'STEPPE10' }])
  const destination = {
    street_address: 'проспект Абая, 10',
    address_locality: 'Алматы',
    address_region: 'Алматы',
    postal_code: '050000',
    address_country: 'KZ',
  }
  const body = {
    cart_id: cart.id,
    line_items,
    context,
    buyer: { first_name: 'Айгерим', last_name: 'Сапарова', email, phone_number: '+77011234567' },
    fulfillment: { methods: [{ type: 'shipping', destinations: [destination], selected_destination_id: 'dest_1' }] },
  }
  const checkout = await agent.ask<Checkout>('create_checkout', { argument: 'checkout', body })
  expect(checkout.status).toBe('requires_escalation')
  return { cart, checkout, title: mug?.title ?? '' }
}
type Prepared = Awaited<ReturnType<typeof prepareOrder>>

/** The person sees exactly what was prepared, and pays by card. */
async function checkAndPay(page: Page, agent: ShoppingAgent, { checkout, title }: Prepared, email: string) {
  const { pathname, search } = new URL(checkout.continue_url)
  await openPage(page, pathname + search)
  await expect(page).toHaveURL(/\/ru\/checkout$/)
  await expect(page.getByText(t('handoff:prepared', { platform: agent.host }))).toBeVisible()
  const fields = {
    'contact.name': 'Айгерим Сапарова',
    'contact.email': email,
    'contact.phone': '+77011234567',
    'shipping.address': 'проспект Абая, 10',
    'shipping.city': 'Алматы',
    'shipping.zip': '050000',
    'shipping.country': 'KZ',
  }
  for (const [name, value] of Object.entries(fields)) await expect(page.locator(`[name="${name}"]`)).toHaveValue(value)
  await expect(page.locator('body')).toContainText(title)
  await expect(page.locator('body')).toContainText('STEPPE10')
  await page
    .getByRole('radio', { name: holding(t('pay:details.sandbox')) })
    .first()
    .check({ force: true })
  await expect(placeButton(page, t)).toContainText((amountOf(checkout) / 100).toFixed(2))
  await pressPlace(page, t)
  await expect(page.getByRole('heading', { level: 1, name: t('sandbox:heading') })).toBeVisible()
  await isAlive(page)
  await page.getByRole('button', { name: `${t('sandbox:use')}: 4242 4242 4242 4242` }).click()
  await page.getByRole('button', { name: withAmount(t('sandbox:pay', { total: '¤' })) }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('order:heading.processing') })).toBeVisible()
}

async function shopWith(page: Page, shop: string, over: 'rest' | 'mcp') {
  const email = newAddress(`aigerim-${over}`)
  const [agent, other] = [await startAgent(shop, over), await startAgent(shop, over)]
  try {
    const prepared = await prepareOrder(agent, email)
    await checkAndPay(page, agent, prepared, email)

    await expect.poll(() => agent.received.at(-1)?.order.fulfillment.events.map(({ type }) => type), patience).toEqual(['processing'])
    await agent.verifyReceived()
    for (const { text } of agent.received) expect(text).not.toMatch(/Айгерим|aigerim|77011234567|Абая/)

    const { cart, checkout } = prepared
    const { order } = await agent.ask<Checkout>('get_checkout', { id: checkout.id })
    const id = order?.id ?? ''
    const read = await agent.ask<Order>('get_order', { id })
    expect([read.label, amountOf(read)]).toEqual([order?.label, amountOf(checkout)])
    expect(read.fulfillment?.events.map(({ type }) => type)).toEqual(['processing'])
    for (const [tool, thing] of Object.entries({ get_order: id, get_checkout: checkout.id, get_cart: cart.id }))
      expect((await other.ask<Order>(tool, { id: thing })).messages, tool).toMatchObject([{ code: 'not_found' }])
    expect(other.received).toEqual([])
  } finally {
    agent.stop()
    other.stop()
  }
}

test('an agent prepares an order over REST, and a person looks through it and pays', { tag: '@phone' }, async ({ page, baseURL }) => {
  await shopWith(page, baseURL ?? '', 'rest')
})

test('an agent prepares an order over MCP, and a person looks through it and pays', { tag: '@phone' }, async ({ page, baseURL }) => {
  await shopWith(page, baseURL ?? '', 'mcp')
})

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { deriveSigningKey, type PublicJwk } from '#modules/agents/signatures/signing-key.ts'
import { signRequest } from '#modules/agents/signatures/sign-request.ts'
import { verifyRequest } from '#modules/agents/signatures/verify-request.ts'
import { orderListener } from '#tests/support/order-listener.ts'
import { placeButton, pressPlace } from './support/buying.ts'
import { expect, isAlive, openPage, test } from './support/journey.ts'
import { newAddress } from './support/mails.ts'
import { holding, translatorIn, withAmount } from './support/translator.ts'

const t = translatorIn('ru')
const patience = { timeout: 30_000 }

/** A program with a key of its own, which calls over REST. */
async function startAgent(shop: string) {
  const key = deriveSigningKey('the secret of a program that shops', { kid: 'journey', salt: Buffer.from('journey') })
  const { respond, received } = orderListener([key.publicJwk])
  const server = createServer(respond)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  async function ask<Body>(method: string, path: string, sent?: object): Promise<Body> {
    const body = sent ? JSON.stringify(sent) : ''
    const headers = { 'ucp-agent': `profile="http://${host}/ucp.json"`, ...(sent && { 'content-type': 'application/json' }) }
    const url = new URL(`/ucp/v1${path}`, shop)
    const answer = await fetch(url, {
      method,
      headers: signRequest(key, { method, url, headers, body }, new Date()),
      ...(sent && { body }),
    })
    return (await answer.json()) as Body
  }
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return { host, ask, received, stop }
}

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

test('an agent prepares an order, and a person looks through it and pays', { tag: '@phone' }, async ({ page, baseURL }) => {
  const shop = baseURL ?? ''
  const email = newAddress('aigerim-agent')
  const [agent, other] = [await startAgent(shop), await startAgent(shop)]
  try {
    const context = { language: 'ru', address_country: 'KZ' }
    const { products } = await agent.ask<Found>('POST', '/catalog/search', { query: 'кружка адрас', context })
    const [mug] = products
    const line_items = [{ item: { id: mug?.variants[0]?.id }, quantity: 3 }]
    const cart = await agent.ask<Cart>('POST', '/carts', { line_items, discounts: { codes: ['steppe10'] }, context })
    expect(cart.discounts.applied).toMatchObject([{ code: 'STEPPE10' }])
    const destination = {
      street_address: 'проспект Абая, 10',
      address_locality: 'Алматы',
      address_region: 'Алматы',
      postal_code: '050000',
      address_country: 'KZ',
    }
    const checkout = await agent.ask<Checkout>('POST', '/checkout-sessions', {
      cart_id: cart.id,
      line_items,
      context,
      buyer: { first_name: 'Айгерим', last_name: 'Сапарова', email, phone_number: '+77011234567' },
      fulfillment: { methods: [{ type: 'shipping', destinations: [destination], selected_destination_id: 'dest_1' }] },
    })
    expect(checkout.status).toBe('requires_escalation')
    const amountOf = ({ totals = [] }: Pick<Order, 'totals'>) => totals.find(({ type }) => type === 'total')?.amount ?? 0
    const total = amountOf(checkout)

    await openPage(page, new URL(checkout.continue_url).pathname + new URL(checkout.continue_url).search)
    await expect(page).toHaveURL(/\/ru\/checkout$/)
    await expect(page.getByText(t('handoff:prepared', { platform: agent.host }))).toBeVisible()
    await expect(page.locator('[name="contact.name"]')).toHaveValue('Айгерим Сапарова')
    await expect(page.locator('[name="contact.email"]')).toHaveValue(email)
    await expect(page.locator('[name="shipping.address"]')).toHaveValue('проспект Абая, 10')
    await expect(page.locator('[name="shipping.country"]')).toHaveValue('KZ')
    await expect(page.locator('body')).toContainText(mug?.title ?? '')
    await page
      .getByRole('radio', { name: holding(t('pay:details.sandbox')) })
      .first()
      .check({ force: true })
    await expect(placeButton(page, t)).toContainText((total / 100).toFixed(2))
    await pressPlace(page, t)
    await expect(page.getByRole('heading', { level: 1, name: t('sandbox:heading') })).toBeVisible()
    await isAlive(page)
    await page.getByRole('button', { name: `${t('sandbox:use')}: 4242 4242 4242 4242` }).click()
    await page.getByRole('button', { name: withAmount(t('sandbox:pay', { total: '¤' })) }).click()
    await expect(page.getByRole('heading', { level: 1, name: t('order:heading.processing') })).toBeVisible()

    await expect.poll(() => agent.received.at(-1)?.order.fulfillment.events.map(({ type }) => type), patience).toEqual(['processing'])
    const profile = (await (await fetch(new URL('/.well-known/ucp', shop))).json()) as { keys: PublicJwk[] }
    for (const { headers, text, url } of agent.received) {
      const [path = '', query] = url.split('?')
      const message = {
        method: 'POST',
        authority: agent.host,
        path,
        query: query === undefined ? '' : `?${query}`,
        headers: new Headers(Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)])),
        body: Buffer.from(text),
      }
      await verifyRequest(message, (kid) => Promise.resolve(profile.keys.find((key) => key.kid === kid)), new Date())
      expect(text).not.toMatch(/Айгерим|aigerim|77011234567|Абая/)
    }

    const { order } = await agent.ask<Checkout>('GET', `/checkout-sessions/${checkout.id}`)
    const read = await agent.ask<Order>('GET', `/orders/${order?.id}`)
    expect([read.label, amountOf(read)]).toEqual([order?.label, total])
    expect(read.fulfillment?.events.map(({ type }) => type)).toEqual(['processing'])
    for (const path of [`/orders/${order?.id}`, `/checkout-sessions/${checkout.id}`, `/carts/${cart.id}`])
      expect((await other.ask<Order>('GET', path)).messages, path).toMatchObject([{ code: 'not_found' }])
    expect(other.received).toEqual([])
  } finally {
    agent.stop()
    other.stop()
  }
})

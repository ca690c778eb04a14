import type { Page } from '@playwright/test'
import { z } from 'zod'
import { call } from './calls.ts'
import { findMailLink, newAddress } from './mails.ts'

export type Person = { email: string; password: string }

const products = z.object({ id: z.string(), variations: z.array(z.object({ id: z.string() })) })
const placed = z.object({ order: z.object({ id: z.string(), order_number: z.string(), email: z.string(), total: z.number() }) })
const options = z.object({ payment_methods: z.array(z.object({ id: z.string(), type: z.string() })) })

/** Registers and confirms an account without pages, for journeys about something else. */
export async function newAccount(page: Page, name: string): Promise<Person> {
  const person = { email: newAddress(name), password: 'Steppe-and-Sky-8!' }
  await call(page, '/api/auth/sign-up/email', { name: 'Aigerim Nurlankyzy', ...person })
  const link = await findMailLink(page, person.email)
  await call(page, '/api/auth/verify-email', { token: new URL(link, 'http://shop').searchParams.get('token') })
  return person
}

/** Signs this page's browser in as a new member. */
export async function newMember(page: Page, name: string): Promise<Person> {
  const person = await newAccount(page, name)
  await call(page, '/api/auth/sign-in/email', person)
  return person
}

/** Orders one or more pieces of the product as the signed-in person, to be paid by transfer. */
export const orderOne = (page: Page, slug: string, how: { quantity?: number; email?: string } = {}) => orderTogether(page, [slug], how)

export async function orderTogether(
  page: Page,
  slugs: readonly string[],
  { quantity = 1, email = newAddress('order') }: { quantity?: number; email?: string } = {},
): Promise<z.infer<typeof placed>['order']> {
  const itemOf = async (slug: string) => {
    const product = products.parse(await (await page.request.get(`/api/products/${slug}`)).json())
    return { product_id: product.id, variation_id: product.variations[0]?.id ?? null, quantity }
  }
  const { payment_methods } = options.parse(await (await page.request.get('/api/checkout/options')).json())
  const answer = await call(
    page,
    '/api/orders',
    {
      items: await Promise.all(slugs.map(itemOf)),
      contact: { name: 'Aigerim Nurlankyzy', email, phone: '+60 12 345 6789' },
      shipping: { address: '1 Jalan Ampang', city: 'Kuala Lumpur', state: 'W.P. Kuala Lumpur', zip: '50450', country: 'MY' },
      payment_method_id: payment_methods.find(({ type }) => type === 'bank_transfer')?.id,
    },
    { 'idempotency-key': crypto.randomUUID() },
  )
  return placed.parse(answer).order
}

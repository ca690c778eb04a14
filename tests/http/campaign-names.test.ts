import { expect, it } from 'vitest'
import type { Figures } from '#contract/figures.ts'
import { newId } from '#kit/ids.ts'
import { addUpFigures } from '#modules/figures/add-up.ts'
import { createAccount } from '#modules/identity/index.ts'
import { systemCtx } from '#server/system-ctx.ts'
import { cookiesOf } from '#tests/support/cookies.ts'
import { writeRows } from '#tests/support/figure-rows.ts'
import { post, runningShop } from '#tests/support/shop.ts'

const { shop, origin, given } = await runningShop()
const { id: productId } = await given.product({ name: 'Aport mug' })

async function signInAdmin(): Promise<string> {
  const [email, password] = [`${newId()}@example.com`, 'felt-and-wool-7!']
  await createAccount(shop, {
    email,
    password,
    fullName: 'Somebody',
    role: 'admin',
    isSuperAdmin: false,
    isMember: false,
    isEmailConfirmed: true,
  })
  return cookiesOf(await post(origin, '/api/auth/sign-in/email', { email, password }))
}

it('counts a campaign once, however its name is capitalised', async () => {
  const order = { status: 'completed', money: 'paid', language: 'en', country: 'MY', code: null, accountId: null } as const
  const lines = [{ productId, quantity: 1, sen: 4000 }]
  const { orders } = await writeRows(
    shop.db,
    { orders: [1, 2].map(() => ({ ...order, placedAt: new Date(), lines })), visits: [] },
    { orders: [], visits: [] },
  )
  for (const [at, campaign] of ['Nauryz', 'nauryz'].entries()) {
    const page = `/shop?utm_source=mail&utm_medium=${at ? 'email' : 'Email'}&utm_campaign=${campaign}`
    await post(origin, '/api/analytics/event', {
      sessionId: `figures-capitals-${at}`,
      eventType: 'checkout_complete',
      eventData: { orderId: orders[at]?.id, value: 40, items: 1 },
      pageUrl: page,
    })
  }
  await shop.states.analytics.flush()
  await addUpFigures(systemCtx(shop))
  const cookie = await signInAdmin()
  const { campaigns } = (await (await fetch(`${origin}/api/admin/analytics`, { headers: { cookie } })).json()) as Figures
  expect(campaigns.filter(({ source }) => source === 'mail')).toEqual([
    { source: 'mail', medium: 'email', campaign: 'nauryz', sessions: 2, ordered_sessions: 2 },
  ])
  const answer = await fetch(`${origin}/api/admin/orders/ids?source=mail&medium=Email&campaign=Nauryz`, { headers: { cookie } })
  expect(((await answer.json()) as { ids: string[] }).ids.toSorted()).toEqual(orders.map(({ id }) => id).toSorted())
})

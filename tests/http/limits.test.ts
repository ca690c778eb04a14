import { expect, it } from 'vitest'
import { post, runningShop } from '#tests/support/shop.ts'
import { stopClock } from '#tests/support/stopped-clock.ts'

stopClock()
const { origin } = await runningShop({ RATE_LIMITS: 'on', TRUST_PROXY: '1' })

async function track(address: string, count: number): Promise<Response[]> {
  return Promise.all(
    Array.from({ length: count }, (_, index) => {
      const question = { order_number: `UND-${10_000 + index}`, email: `${address}@example.com` }
      return post(origin, '/api/orders/track', question, { 'x-forwarded-for': `6.6.6.6, ${address}` })
    }),
  )
}

it('gives a caller over the limit the whole seconds to wait, and no other caller', async () => {
  const answers = await track('198.51.100.1', 25)
  const refused = answers.filter(({ status }) => status === 429)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404, 429]))
  expect(refused.length).toBe(5)
  for (const answer of refused) {
    expect(answer.headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
    expect(await answer.json()).toMatchObject({ code: 'too_many_requests', error: 'Too many attempts. Please wait a moment.' })
  }
  const [other] = await track('198.51.100.2', 1)
  expect(other?.status).toBe(404)
})

it('counts the address that the trusted proxy saw, not one that a visitor wrote', async () => {
  const ask = (forwarded: string, mail: number) =>
    post(
      origin,
      '/api/orders/track',
      { order_number: `UND-${10_000 + mail}`, email: `n${mail}@example.com` },
      { 'x-forwarded-for': forwarded },
    )
  const answers = await Promise.all(Array.from({ length: 70 }, (_, index) => ask(`10.0.0.${index}, 198.51.100.3`, index)))
  expect(answers.filter(({ status }) => status === 429).length).toBe(10)
})

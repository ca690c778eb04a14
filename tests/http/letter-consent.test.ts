import fc from 'fast-check'
import { expect, it } from 'vitest'
import { inTransaction } from '#modules/context.ts'
import { letterPartsOf, sendLetter } from '#modules/letters/index.ts'
import { setSubscription, subscribe } from '#modules/newsletter/index.ts'
import { changeSettings } from '#modules/settings/index.ts'
import { settableClock } from '#kit/clock/clock.ts'
import { newId } from '#kit/ids.ts'
import { systemCtx } from '#server/system-ctx.ts'
import { shopWithAccounts } from '#tests/support/accounts.ts'
import { orderOf } from '#tests/support/given.ts'

const { admin, call, db, given, mails, shop } = await shopWithAccounts()
const token = await admin('consent@example.com')
await changeSettings(shop, { letters_per_minute: 100_000 })
const methodId = await given.paymentMethod()
const { id: productId } = await given.product({ stock: 100_000 })
const { id: soldOut } = await given.product({ stock: 0 })
const parts = letterPartsOf(shop)
const letters = { en: { subject: 'Horns', preheader: '', blocks: [{ type: 'text' as const, text: 'They are here.' }] } }
const importing = (email: string) => {
  const body = new FormData()
  body.set('file', new File([`email\n${email}\n`], 'people.csv', { type: 'text/csv' }))
  body.set('consent_from', 'A list at the stall')
  return call('POST', '/api/admin/newsletter/subscribers/imports', { token, body })
}
const asks = async (email: string) =>
  (await mails.mailsTo(email)).flatMap(({ text }) => /\/newsletter\/confirm\?token=([\w-]+)/.exec(text)?.[1] ?? [])
const row = (email: string) => db.selectFrom('newsletter_subscribers').select('status').where('email', '=', email).executeTakeFirst()

/** Every way in which an address is added, changed or removed. Each returns whether the address consents afterwards. */
const ways: Record<string, (email: string, has: boolean) => Promise<boolean>> = {
  'asks by the form and never answers': async (email, has) => {
    await inTransaction(systemCtx(shop), (ctx) => subscribe(ctx, { email, source: 'form' }))
    return has
  },
  'ticks the box of a pre-order': async (email, has) => {
    await inTransaction(systemCtx(shop), (ctx) => subscribe(ctx, { email, source: 'preorder' }))
    return has
  },
  'writes to the shop': async (email, has) => {
    const body = { name: 'Aigerim', email, subject: 'Parcels', message: 'Where is my order, please?' }
    expect((await call('POST', '/api/contact', { body })).status).toBe(201)
    return has
  },
  'buys as a guest': async (email, has) => {
    const contact = { name: 'Aigerim', email, phone: '+60 12 345 6789' }
    const body = orderOf(methodId, [{ product_id: productId, quantity: 1 }], { contact })
    expect((await call('POST', '/api/orders', { body, headers: { 'idempotency-key': newId() } })).status).toBe(201)
    return has
  },
  'wants to be told of stock': async (email, has) => {
    expect((await call('POST', '/api/stock-notices', { body: { product_id: soldOut, email } })).status).toBe(200)
    return has
  },
  'registers without choosing letters': async (email, has) => {
    await call('POST', '/api/auth/sign-up/email', { body: { name: 'Aigerim', email, password: 'felt-and-wool-7!' } })
    return has
  },
  'agrees by the link in the mail': async (email, has) => {
    if ((await row(email))?.status === 'confirmed') return has
    const before = (await asks(email)).length
    await call('POST', '/api/newsletter-subscribe', { body: { email } })
    await expect.poll(async () => (await asks(email)).length, { timeout: 30_000 }).toBeGreaterThan(before)
    const [confirm] = await asks(email)
    const { status } = await call('POST', '/api/newsletter-confirm', { body: { token: confirm } })
    return status === 200
  },
  'agrees in the settings of an account': async (email) => {
    await inTransaction(systemCtx(shop), (ctx) => setSubscription(ctx, { email, isWanted: true, language: 'en' }))
    return true
  },
  'leaves in the settings of an account': async (email) => {
    await inTransaction(systemCtx(shop), (ctx) => setSubscription(ctx, { email, isWanted: false, language: 'en' }))
    return false
  },
  'is on a list that staff bring, with where it agreed': async (email, has) => {
    const before = (await row(email))?.status
    await importing(email)
    return has || before === undefined || before === 'pending'
  },
  'is deleted by staff': async (email) => {
    const found = await db.selectFrom('newsletter_subscribers').select('id').where('email', '=', email).executeTakeFirst()
    if (found) await call('DELETE', `/api/admin/newsletter/subscribers/${found.id}`, { token })
    return false
  },
}

it('writes to nobody who did not agree, however the address came in', async () => {
  const clock = settableClock('2026-03-21T04:00:00Z')
  let people = 0
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...Object.keys(ways)), { minLength: 1, maxLength: 5 }), async (taken) => {
      people += 1
      const email = `person-${people}@example.com`
      let hasAgreed = false
      for (const way of taken) hasAgreed = (await ways[way]?.(email, hasAgreed)) ?? hasAgreed
      const sent = await sendLetter({ ...systemCtx(shop), clock }, parts, {
        origin: { campaignId: newId() },
        email,
        language: 'en',
        letters,
      })
      expect(sent).toBe(hasAgreed ? 'sent' : 'left')
    }),
    { numRuns: 40, seed: 13, interruptAfterTimeLimit: 200_000 },
  )
})

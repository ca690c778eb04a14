import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { newId } from '#kit/ids.ts'
import { createAccount } from '#modules/identity/index.ts'
import { orderOf } from '#tests/support/given.ts'
import { post, runningShop } from '#tests/support/shop.ts'
import { cleanUp } from './clean-up.ts'
import { systemCtx } from './system-ctx.ts'

const { db, given, origin, shop } = await runningShop({ RATE_LIMITS: 'on' })
const { id: product_id } = await given.product({ stock: 100 })
const methodId = await given.paymentMethod()
const dayMs = 24 * 3_600_000
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs)
const run = () => cleanUp(systemCtx(shop))

async function guestOrder(): Promise<{ id: string; token: string }> {
  const response = await post(origin, '/api/orders', orderOf(methodId, [{ product_id, quantity: 1 }]), { 'idempotency-key': newId() })
  const { order, guest_token: token } = (await response.json()) as { order: { id: string }; guest_token: string }
  return { id: order.id, token }
}

async function read({ id, token }: { id: string; token: string }): Promise<number> {
  return (await fetch(`${origin}/api/orders/${id}`, { headers: { 'guest-session-token': token } })).status
}

describe('the nightly clean-up', () => {
  it('deletes a guest’s token of an order that was finished long ago, and of no other', async () => {
    const [finishedLongAgo, finishedNow, underWay, freshToken] = [
      await guestOrder(),
      await guestOrder(),
      await guestOrder(),
      await guestOrder(),
    ]
    const ids = [finishedLongAgo, finishedNow, underWay].map(({ id }) => id)
    await db
      .updateTable('order_guest_tokens')
      .set({ created_at: daysAgo(181) })
      .where('order_id', 'in', ids)
      .execute()
    await sql`alter table orders disable trigger orders_updated_at`.execute(db)
    const end = { status: 'cancelled' as const, expires_at: null }
    await db
      .updateTable('orders')
      .set({ ...end, updated_at: daysAgo(181) })
      .where('id', 'in', [finishedLongAgo.id, freshToken.id])
      .execute()
    await db
      .updateTable('orders')
      .set({ ...end, updated_at: daysAgo(179) })
      .where('id', '=', finishedNow.id)
      .execute()
    await db
      .updateTable('orders')
      .set({ updated_at: daysAgo(400) })
      .where('id', '=', underWay.id)
      .execute()
    await sql`alter table orders enable trigger orders_updated_at`.execute(db)
    await run()
    expect(await Promise.all([finishedLongAgo, finishedNow, underWay, freshToken].map(read))).toEqual([404, 200, 200, 200])
  })

  it('deletes expired sessions, mail tokens and devices', async () => {
    const account_id = await createAccount(shop, { email: 'dana@example.com', password: 'felt-and-wool-7!', fullName: 'Dana' })
    const [past, coming] = [daysAgo(0.01), daysAgo(-1)]
    for (const [index, expires_at] of [past, coming].entries()) {
      const at = { created_at: daysAgo(1), expires_at }
      await db
        .insertInto('sessions')
        .values({ id: newId(), user_id: account_id, token: `token-${index}`, ...at })
        .execute()
      await db
        .insertInto('account_tokens')
        .values({ token_hash: Buffer.from([index]), account_id, purpose: 'magic_link', email: 'dana@example.com', ...at })
        .execute()
      await db
        .insertInto('account_devices')
        .values({ account_id, device_hash: Buffer.from([index]), seen_at: daysAgo(index === 0 ? 401 : 399) })
        .execute()
    }
    await run()
    expect(await db.selectFrom('sessions').select('token').execute()).toEqual([{ token: 'token-1' }])
    expect(await db.selectFrom('account_tokens').select('token_hash').execute()).toEqual([{ token_hash: Buffer.from([1]) }])
    expect(await db.selectFrom('account_devices').select('device_hash').execute()).toEqual([{ device_hash: Buffer.from([1]) }])
  })

  it('deletes expired counts, and submissions that nobody repeats', async () => {
    await guestOrder()
    await db
      .updateTable('rate_limits')
      .set({ expire: Date.now() - 1000 })
      .execute()
    await db
      .insertInto('rate_limits')
      .values({ key: 'running', points: 3, expire: Date.now() + 60_000 })
      .execute()
    await db
      .updateTable('idempotency_keys')
      .set({ created_at: daysAgo(8) })
      .execute()
    const { id } = await guestOrder()
    await db.deleteFrom('rate_limits').where('key', '!=', 'running').where('expire', '>', Date.now()).execute()
    await run()
    expect(await db.selectFrom('rate_limits').select('key').execute()).toEqual([{ key: 'running' }])
    expect(await db.selectFrom('idempotency_keys').select('order_id').execute()).toEqual([{ order_id: id }])
  })

  it('forgets the recipients of mails after half a year, not that they were sent', async () => {
    for (const [index, sent_at] of [daysAgo(181), daysAgo(179)].entries()) {
      const mail = { dedupe_key: `letter-${index}`, recipient: 'dana@example.com', subject: 'Hello', text_body: 'Hello, Dana' }
      await db
        .insertInto('mails')
        .values({ id: newId(), ...mail, sent_at })
        .execute()
    }
    await run()
    const kept = await db
      .selectFrom('mails')
      .select(['dedupe_key', 'recipient', 'text_body'])
      .where('dedupe_key', 'like', 'letter-%')
      .execute()
    expect(kept).toHaveLength(2)
    expect(kept).toContainEqual({ dedupe_key: 'letter-0', recipient: 'closed@account.invalid', text_body: null })
    expect(kept).toContainEqual({ dedupe_key: 'letter-1', recipient: 'dana@example.com', text_body: 'Hello, Dana' })
  })

  it('deletes proofs a year after their order has ended, with their files', async () => {
    const [endedLongAgo, endedNow] = [await guestOrder(), await guestOrder()]
    await sql`alter table orders disable trigger orders_updated_at`.execute(db)
    for (const [{ id: order_id }, days] of [
      [endedLongAgo, 366],
      [endedNow, 364],
    ] as const) {
      const proof = { id: newId(), order_id, file_key: `proofs/${order_id}/slip.pdf`, mime: 'application/pdf' as const, size: 4 }
      await db
        .insertInto('payment_proofs')
        .values({ ...proof, submitted_at: daysAgo(400) })
        .execute()
      await shop.files.put(proof.file_key, Buffer.from('%PDF'), proof.mime)
      const end = { status: 'cancelled' as const, expires_at: null, updated_at: daysAgo(days) }
      await db.updateTable('orders').set(end).where('id', '=', order_id).execute()
    }
    await sql`alter table orders enable trigger orders_updated_at`.execute(db)
    await run()
    expect(await db.selectFrom('payment_proofs').select('order_id').execute()).toEqual([{ order_id: endedNow.id }])
    expect(await shop.files.find(`proofs/${endedLongAgo.id}/slip.pdf`)).toBeUndefined()
    expect(await shop.files.find(`proofs/${endedNow.id}/slip.pdf`)).toBeDefined()
  })

  it('deletes visitors’ messages after two years', async () => {
    const who = { email: 'dana@example.com', language: 'en' as const }
    for (const days of [731, 729]) {
      const message = { id: newId(), name: 'Dana', subject: `${days}`, message: 'Hello', created_at: daysAgo(days) }
      await db
        .insertInto('contact_messages')
        .values({ ...who, ...message })
        .execute()
      const request = { id: newId(), full_name: 'Dana', phone: '+60 12 345 6789', product_type: `${days}`, created_at: daysAgo(days) }
      await db
        .insertInto('preorder_requests')
        .values({ ...who, ...request, details: 'Forty, blue' })
        .execute()
    }
    await run()
    expect(await db.selectFrom('contact_messages').select('subject').execute()).toEqual([{ subject: '729' }])
    expect(await db.selectFrom('preorder_requests').select('product_type').execute()).toEqual([{ product_type: '729' }])
  })

  it('continues after a failed step, and reports it', async () => {
    await db
      .updateTable('idempotency_keys')
      .set({ created_at: daysAgo(8) })
      .execute()
    await sql`alter table sessions rename to sessions_away`.execute(db)
    try {
      await expect(run()).rejects.toThrow('a part of the clean-up failed')
    } finally {
      await sql`alter table sessions_away rename to sessions`.execute(db)
    }
    expect(await db.selectFrom('idempotency_keys').select('order_id').execute()).toEqual([])
  })

  it('is on the list of nightly steps, alone there', async () => {
    await shop.startJobs()
    const { rows } = await sql<{ name: string; cron: string }>`select name, cron from jobs.schedule order by name`.execute(db)
    expect(rows).toContainEqual({ name: 'nightly-clean-up', cron: '17 19 * * *' })
    expect(rows.map(({ name }) => name)).not.toContain('forget-submissions')
  })
})

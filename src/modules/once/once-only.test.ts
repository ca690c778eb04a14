import { implement } from '@orpc/server'
import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { callOnce } from '#contract/call.ts'
import { settableClock } from '#kit/clock/clock.ts'
import { DomainError } from '#kit/http/domain-error.ts'
import { newId } from '#kit/ids.ts'
import { inTransaction, type RequestContext } from '#modules/context.ts'
import { callerAdmitted } from '#modules/identity/index.ts'
import { publicCalls } from '#tests/support/public-calls.ts'
import { testDatabase } from '#tests/support/database.ts'
import { given as givenIn } from '#tests/support/given.ts'
import { once } from './module.ts'
import { onceOnly } from './once-only.ts'

const { db } = await testDatabase()
const clock = settableClock('2026-03-21T04:00:00Z')
const given = givenIn(db)

const contract = {
  sell: callOnce('staff')
    .route({ method: 'POST', path: '/sales/{stall}', successStatus: 201, inputStructure: 'detailed' })
    .input(z.object({ params: z.object({ stall: z.string() }), body: z.strictObject({ pieces: z.int().min(1) }) }))
    .output(z.object({ receipt: z.int() })),
  close: callOnce('staff').route({ method: 'POST', path: '/closing', successStatus: 204 }).output(z.void()),
}
const os = implement(contract).$context<RequestContext>().use(callerAdmitted).use(onceOnly)

let isOutOfStock = false
let sold = Promise.resolve()
let begin = () => {}
const router = os.router({
  sell: os.sell.handler(({ context, input }) =>
    inTransaction(context.ctx, async (ctx) => {
      await sql`insert into sales values (${input.body.pieces})`.execute(ctx.db)
      begin()
      await sold
      if (isOutOfStock) throw new DomainError('out_of_stock', 409)
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from sales`.execute(ctx.db)
      return { receipt: rows[0]?.count ?? 0 }
    }),
  ),
  close: os.close.handler(({ context }) => void sql`insert into sales values (0)`.execute(context.ctx.db)),
})
const { call: send, ctxOf } = publicCalls({ db, clock, router })
const actor = await given.account({ role: 'staff' })
await sql`create table sales (pieces integer)`.execute(db)

beforeEach(async () => {
  isOutOfStock = false
  sold = Promise.resolve()
  begin = () => {}
  await sql`truncate sales`.execute(db)
  await db.deleteFrom('once_answers').execute()
})

const sell = (idempotencyKey: string | undefined, body: object = { pieces: 2 }, stall = 'a', by = actor) =>
  send('POST', `/sales/${stall}`, body, { actor: by, idempotencyKey })
const countSales = async () => (await sql`select from sales`.execute(db)).rows.length

it('acts once for a key, and answers the same again', async () => {
  const first = await sell('key 1')
  expect(first).toMatchObject({ status: 201, body: { receipt: 1 } })
  expect(await sell('key 1')).toEqual(first)
  expect(await sell('key 2')).toMatchObject({ status: 201, body: { receipt: 2 } })
  expect(await countSales()).toBe(2)
})

it('answers a repeat of an empty answer the same', async () => {
  const close = () => send('POST', '/closing', undefined, { actor, idempotencyKey: 'key' })
  expect([(await close()).status, (await close()).status]).toEqual([204, 204])
})

it('requires a key before anything is done', async () => {
  expect(await sell(undefined)).toMatchObject({ status: 422, body: { code: 'idempotency_key_required' } })
  expect(await sell('k'.repeat(201))).toMatchObject({ status: 422, body: { fields: { 'Idempotency-Key': 'invalid' } } })
  expect(await countSales()).toBe(0)
})

it('refuses another body, and another call, with the same key', async () => {
  await sell('key')
  const reused = { status: 422, body: { code: 'idempotency_key_reused' } }
  expect(await sell('key', { pieces: 3 })).toMatchObject(reused)
  expect(await sell('key', { pieces: 2 }, 'b')).toMatchObject(reused)
  expect(await send('POST', '/closing', undefined, { actor, idempotencyKey: 'key' })).toMatchObject(reused)
  expect(await countSales()).toBe(1)
})

it('separates two people with the same key', async () => {
  const other = await given.account({ role: 'admin' })
  expect([(await sell('key')).status, (await sell('key', { pieces: 2 }, 'a', other)).status]).toEqual([201, 201])
  expect(await countSales()).toBe(2)
})

it('informs a repeat that comes during the first call, and answers it after', async () => {
  const [begun, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  begin = begun.resolve
  sold = end.promise
  const first = sell('key')
  await begun.promise
  expect(await sell('key')).toMatchObject({ status: 409, body: { code: 'in_progress' } })
  end.resolve()
  const answer = await first
  expect(await sell('key')).toEqual(answer)
  expect(await countSales()).toBe(1)
})

it('leaves the key unused where nothing was done', async () => {
  isOutOfStock = true
  expect(await sell('key')).toMatchObject({ status: 409, body: { code: 'out_of_stock' } })
  isOutOfStock = false
  expect(await sell('key', { pieces: 0 })).toMatchObject({ status: 422 })
  expect(await sell('key')).toMatchObject({ status: 201 })
})

it('forgets keys after a day, and those of a closed account at once', async () => {
  const ctx = ctxOf()
  await sell('key')
  await once.nightly?.[0]?.(ctx)
  expect(await sell('key')).toMatchObject({ body: { receipt: 1 } })
  clock.set('2026-03-22T04:00:01Z')
  await once.nightly?.[0]?.(ctx)
  expect(await sell('key')).toMatchObject({ body: { receipt: 2 } })
  await once.personalData?.(undefined).forget?.(ctx, { accountId: actor.accountId, email: newId() })
  expect(await db.selectFrom('once_answers').selectAll().execute()).toEqual([])
})

import { expect, it } from 'vitest'
import { newId } from '#kit/ids.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { forgetOldAgents, sweepAgents } from './sweep-agents.ts'

const { db, clock, ctxOf } = await testShop()
const now = clock.now()
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000)

async function platform(host: string, seenDaysAgo = 0) {
  const id = newId()
  const seen = later(-24 * seenDaysAgo)
  await db
    .insertInto('agent_platforms')
    .values({ id, profile_url: `https://${host}/`, host, version: '2026-08-25', first_seen: seen, last_seen: seen })
    .execute()
  return id
}

const thing = (platform_id: string, id: string, touched = now) => ({
  id,
  platform_id,
  handoff_hash: Buffer.from(id),
  items: '[]',
  language: 'en' as const,
  created_at: now,
  touched_at: touched,
  expires_at: later(6),
})

it('deletes what expired, and buyers’ data with it (agents, sections 18 and 19)', async () => {
  const id = await platform('a.example')
  const buyer = JSON.stringify({ email: 'aisyah@example.com' })
  await db
    .insertInto('agent_checkouts')
    .values([
      { ...thing(id, 'open'), buyer },
      { ...thing(id, 'done'), completed_at: now },
    ])
    .execute()
  await db.insertInto('agent_carts').values(thing(id, 'cart')).execute()
  await sweepAgents(ctxOf())
  expect(await db.selectFrom('agent_checkouts').select('id').execute()).toHaveLength(2)
  clock.set(later(6).toISOString())
  await sweepAgents(ctxOf())
  expect(await db.selectFrom('agent_checkouts').select('id').execute()).toEqual([{ id: 'done' }])
  expect(await db.selectFrom('agent_carts').select('id').execute()).toEqual([])
  clock.set(later(24 * 91).toISOString())
  await forgetOldAgents(ctxOf())
  expect(await db.selectFrom('agent_checkouts').select('id').execute()).toEqual([])
  clock.set(now.toISOString())
})

it('keeps 5,000 open carts and checkouts of a platform, the newest', async () => {
  const id = await platform('full.example')
  const carts = Array.from({ length: 5001 }, (_, index) => thing(id, `c${index}`, new Date(now.getTime() + index)))
  for (let from = 0; from < carts.length; from += 1000)
    await db
      .insertInto('agent_carts')
      .values(carts.slice(from, from + 1000))
      .execute()
  await db
    .insertInto('agent_checkouts')
    .values(thing(id, 'oldest', later(-1)))
    .execute()
  await sweepAgents(ctxOf())
  const left = await db.selectFrom('agent_carts').select('id').where('platform_id', '=', id).execute()
  expect(left).toHaveLength(5000)
  expect(left.map((cart) => cart.id)).not.toContain('c0')
  expect(await db.selectFrom('agent_checkouts').select('id').where('platform_id', '=', id).execute()).toEqual([])
})

it('forgets stored answers after 48 hours (agents, section 12)', async () => {
  const young = await platform('young.example', 89)
  const answer = { platform_id: young, request_hash: Buffer.from('r'), status: 200, answer: '{}' }
  await db
    .insertInto('agent_answers')
    .values([
      { ...answer, key_hash: Buffer.from('1'), created_at: later(-49) },
      { ...answer, key_hash: Buffer.from('2'), created_at: later(-47) },
    ])
    .execute()
  await sweepAgents(ctxOf())
  expect(await db.selectFrom('agent_answers').select('key_hash').execute()).toEqual([{ key_hash: Buffer.from('2') }])
})

it('forgets platforms without an order after 90 days (agents, section 20)', async () => {
  const [old, young] = [await platform('older.example', 91), await platform('younger.example', 89)]
  await forgetOldAgents(ctxOf())
  const hosts = (await db.selectFrom('agent_platforms').select('id').execute()).map(({ id }) => id)
  expect([hosts.includes(old), hosts.includes(young)]).toEqual([false, true])
})

import { expect, it } from 'vitest'
import { system } from '#contract/actor.ts'
import { systemClock } from '#kit/clock/clock.ts'
import { ImageQueue } from '#kit/images/image-queue.ts'
import type { Jobs } from '#kit/jobs/jobs.ts'
import { createLog } from '#kit/log/log.ts'
import { ShopMemory } from '#modules/shop-memory.ts'
import type { Ctx } from '#modules/context.ts'
import { temporaryFiles } from '#tests/support/catalog-ctx.ts'
import { findBrokenInvariants } from '#server/find-broken-invariants.ts'
import { testDatabase } from '#tests/support/database.ts'
import { listCampaigns } from '#modules/campaigns/index.ts'
import { linkFigures } from '#modules/letters/index.ts'
import { ensureDemo } from './ensure-demo.ts'

const { db, pool } = await testDatabase()
const files = await temporaryFiles()
const ctxWith = (enqueue: Jobs['enqueue']): Ctx => ({
  db,
  files,
  actor: system,
  clock: systemClock,
  language: 'en',
  log: createLog({ level: 'silent' }),
  jobs: { enqueue },
  listeners: [],
  memory: new ShopMemory(),
  requestId: 'test',
  uses: new Set(),
  imageQueue: new ImageQueue(),
})

async function countRows() {
  const { rows } = await pool.query<Record<string, number>>(`select (select count(*)::int from products) as products,
    (select count(*)::int from payment_methods) as methods, (select count(*)::int from users) as accounts, (select count(*)::int from events) as events,
    (select count(*)::int from orders) as orders, (select count(*)::int from campaigns) as campaigns`)
  return rows[0]
}

it(
  'leaves an empty shop after an interruption, and fills it once when two start after that',
  // Each of the three loads stores all images again.
  async () => {
    await expect(ensureDemo(ctxWith(() => Promise.reject(new Error('cut off'))))).rejects.toThrow('cut off')
    expect(await countRows()).toEqual({ products: 0, methods: 0, accounts: 0, events: 0, orders: 0, campaigns: 0 })

    let promised = 0
    const ctx = ctxWith(() => Promise.resolve(void (promised += 1)))
    await Promise.all([ensureDemo(ctx), ensureDemo(ctx)])
    const filled = await countRows()
    expect(promised).toBe(1)
    for (const rows of Object.values(filled ?? {})) expect(rows).toBeGreaterThan(0)
    await ensureDemo(ctx)
    expect(await countRows()).toEqual(filled)
  },
)

it('has a link to follow the shop at the foot of each page', async () => {
  const { rows } = await pool.query<{ value: unknown }>(`select value from settings where key = 'social_url'`)
  expect(rows).toEqual([{ value: expect.stringMatching(/^https:\/\/[\w.]+\.example\//) }])
})

it('has orders at every stage of the workshop, by the shop’s own rules', async () => {
  const { rows } = await pool.query<{ status: string; items: number; late: number; steps: number }>(`
    select status, count(*)::int as items, (count(*) filter (where due_at < now()))::int as late, count(distinct step_name)::int as steps
    from production_items where is_active group by status`)
  const standing = new Map(rows.map((row) => [row.status, row]))
  expect([...standing.keys()].toSorted((one, other) => one.localeCompare(other))).toEqual(['blocked', 'done', 'in_progress', 'pending'])
  expect(standing.get('blocked')?.late).toBeGreaterThan(0)
  expect(standing.get('pending')?.steps).toBeGreaterThan(2)
  expect((await pool.query('select from mails')).rowCount).toBe(0)
  expect(await findBrokenInvariants(db)).toEqual([])
})

it('has pairs that were bought twice, so that the cart can suggest them', async () => {
  const { rows } = await pool.query<{ slug: string }>(`
    select distinct p.slug from (
      select a.product_id from order_items a join order_items b on b.order_id = a.order_id and b.product_id <> a.product_id
      group by a.product_id, b.product_id having count(distinct a.order_id) > 1
    ) as pairs join products p on p.id = pairs.product_id`)
  const slugs = rows.map(({ slug }) => slug)
  expect(slugs).toEqual(
    expect.arrayContaining(['tulpar-tee', 'ram-horn-tee', 'adras-mug', 'samarkand-star-tote', 'barys-tee', 'steppe-stickers']),
  )
})

it('has pending work of each kind, in every language, and sends no mail', async () => {
  const counted = async (query: string) => (await pool.query<Record<string, unknown>>(query)).rows
  expect(
    await counted(`select o.language, p.mime, p.picture_hash is not null as is_seen, p.submitted_at > o.placed_at as is_later from payment_proofs p join orders o on o.id = p.order_id
      where p.decision is null and o.payment_status = 'proof_submitted' order by o.language`),
  ).toEqual(['en', 'kk', 'ru'].map((language) => ({ language, mime: 'image/png', is_seen: true, is_later: true })))
  expect(await counted(`select distinct language from contact_messages where status = 'new' order by 1`)).toHaveLength(3)
  expect(
    await counted(`select from contact_messages m join message_replies r on r.contact_message_id = m.id where m.status = 'open'`),
  ).toHaveLength(1)
  expect(await counted(`select from preorder_requests where status = 'new'`)).toHaveLength(1)
  expect(
    await counted(`select count(*) filter (where starts_at > now())::int as upcoming, count(*) filter (where ends_at < now())::int as ended,
      count(*)::int as codes from discounts`),
  ).toEqual([{ upcoming: 1, ended: 1, codes: 4 }])
  expect(await counted(`select distinct language from admin_invitations where status = 'sent'`)).toHaveLength(3)
  expect(await counted(`select from admin_invitations where expires_at > now()`)).toHaveLength(2)
  expect(await counted('select from mails')).toEqual([])
})

it('has a campaign with figures of its letters, and a draft', async () => {
  const { campaigns } = await listCampaigns({ db }, { sort: 'created_at', order: 'asc', page: 1, limit: 10 })
  expect(campaigns.map(({ status }) => status).toSorted()).toEqual(['draft', 'sent'])
  const { counts, id = '' } = campaigns.find(({ status }) => status === 'sent') ?? {}
  expect(counts).toMatchObject({ recipients: (counts?.sent ?? 0) + (counts?.bounced ?? 0), failed: 0 })
  for (const name of ['sent', 'clicked', 'unsubscribed', 'bounced', 'orders', 'revenue'] as const) expect(counts?.[name]).toBeGreaterThan(0)
  const links = await linkFigures({ db }, { campaignId: id })
  expect(links.reduce((sum, { people }) => sum + people, 0)).toBe(counts?.clicked)
})

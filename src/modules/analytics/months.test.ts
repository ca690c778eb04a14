import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { writeBatch } from './analytics-store.ts'
import type { EventRow, SessionNews } from './intake-rows.ts'
import { dropOldMonths, ensureMonths } from './months.ts'

const { db } = await testDatabase()

async function parts(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'analytics_months'::regnamespace and relkind = 'r' order by 1`.execute(db)
  return rows.map(({ name }) => name)
}

const nothing = { device_class: null, referrer_host: null, landing_path: null, utm_source: null, utm_medium: null, utm_campaign: null }
let rows = 0

function visit(at: Date, news: Partial<SessionNews> = {}) {
  rows += 1
  const event: EventRow = {
    id: `01980000-0000-7000-8000-${String(rows).padStart(12, '0')}`,
    occurred_at: at,
    session_id: 's',
    account_id: null,
    event_type: 'page_view',
    event_category: 'navigation',
    event_data: {},
    page_path: '/',
    product_id: null,
  }
  const seen = { first_seen_at: at, last_seen_at: at, has_begun: true, ended_at: null, duration_seconds: null }
  const session: SessionNews = { id: 's', ...seen, ...nothing, account_id: null, partner_code: null, has_cart: false, ...news }
  return { events: [event], abandonments: [], sessions: new Map([['s', session]]) }
}

it('makes the months a row needs when there are none, also for several processes at once', async () => {
  const now = new Date('2025-11-30T23:59:30Z')
  expect(await parts()).toEqual([])
  await Promise.all([1, 2, 3].map(() => writeBatch(db, visit(now), now)))
  expect((await parts()).filter((name) => name.startsWith('analytics_events'))).toEqual([
    'analytics_events_2025_11',
    'analytics_events_2025_12',
    'analytics_events_2026_01',
  ])
  expect(await db.selectFrom('analytics_events').select('id').execute()).toHaveLength(3)
  expect(await db.selectFrom('analytics_sessions').select('id').execute()).toHaveLength(1)
})

it('recognises a session that continues into the next month', async () => {
  const after = new Date('2025-12-01T00:05:00Z')
  await writeBatch(db, visit(after, { landing_path: '/shop', duration_seconds: 330 }), after)
  expect(await db.selectFrom('analytics_sessions').selectAll().execute()).toMatchObject([
    { id: 's', month: '2025-11-01', last_seen_at: after, landing_path: '/shop', duration_seconds: 330 },
  ])
})

it('drops the months past the retention setting, with all their rows, and creates none twice', async () => {
  const now = new Date('2026-01-02T00:00:00Z')
  await writeBatch(db, visit(now), now)
  await ensureMonths(db, now)
  expect(await dropOldMonths(db, { now, retentionMonths: 3 })).toEqual([])
  expect(await dropOldMonths(db, { now, retentionMonths: 2 })).toEqual([
    'analytics_cart_abandonments_2025_11',
    'analytics_events_2025_11',
    'analytics_sessions_2025_11',
  ])
  const left = await db.selectFrom('analytics_events').select('occurred_at').orderBy('occurred_at').execute()
  expect(left.map(({ occurred_at }) => occurred_at.toISOString())).toEqual(['2025-12-01T00:05:00.000Z', '2026-01-02T00:00:00.000Z'])
  expect((await parts()).filter((name) => name.startsWith('analytics_sessions'))).toEqual([
    'analytics_sessions_2025_12',
    'analytics_sessions_2026_01',
    'analytics_sessions_2026_02',
    'analytics_sessions_2026_03',
  ])
})

import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { sourceOf } from './raw-rows.ts'

const { db } = await testDatabase()

async function sourceFrom(host: string): Promise<string> {
  const { rows } = await sql<{ source: string }>`
    select ${sourceOf} as source from (select ${host}::text as referrer_host, null as utm_source, null::text as partner_code) s`.execute(db)
  return rows[0]?.source ?? ''
}

it.each([
  ['google.com', 'google'],
  ['www.google.com.my', 'google'],
  ['google.kz', 'google'],
  ['images.google.com', 'google'],
  ['yandex.ru', 'yandex'],
  ['m.yandex.kz', 'yandex'],
  ['ya.ru', 'yandex'],
  ['www.ya.ru', 'yandex'],
  ['m.ya.ru', 'yandex'],
  ['cn.bing.com', 'bing'],
  ['search.yahoo.com', 'yahoo'],
  ['hk.images.search.yahoo.com', 'yahoo'],
  ['my.search.yahoo.com', 'yahoo'],
  ['html.duckduckgo.com', 'duckduckgo'],
  ['www.baidu.com', 'baidu'],
])('names the engine of %s', async (host, engine) => expect(await sourceFrom(host)).toBe(engine))

it.each([
  ['mail.google.com', 'mail.google.com'],
  // The search console for site owners.
  ['search.google.com', 'search.google.com'],
  ['mail.ya.ru', 'mail.ya.ru'],
  ['docs.google.com', 'docs.google.com'],
  ['translate.google.com', 'translate.google.com'],
  ['mail.yandex.ru', 'mail.yandex.ru'],
  ['e.mail.ru', 'mail.ru'],
  ['l.instagram.com', 'instagram.com'],
  ['lm.facebook.com', 'facebook.com'],
  ['m.vk.com', 'vk.com'],
  ['www.example.kz', 'example.kz'],
  ['m.ru', 'm.ru'],
])('reports %s as %s', async (host, source) => expect(await sourceFrom(host)).toBe(source))

it('adds up only the days of changed visits again', async () => {
  await sql`create table any_month partition of analytics_sessions default`.execute(db)
  await sql`
    insert into analytics_sessions (id, month, started_at, last_seen_at, device_class, referrer_host, utm_source)
    select host || day, '2026-03-01', at, at, 'phone', host, campaign
    from (values (2, 'www.google.com', null), (5, 'mail.google.com', null), (8, 'm.vk.com', 'letter'), (11, 'm.vk.com', null))
      as given (day, host, campaign)
    cross join lateral (select make_timestamptz(2026, 3, day, 23, 30, 0, 'Asia/Kuala_Lumpur') as at) moment`.execute(db)
  await sql`insert into figure_days (kind, day, added_up_at)
    select kind, make_date(2026, 3, day), now() from unnest(array['orders', 'visits', 'carts']) as kind, generate_series(1, 15) as day`.execute(
    db,
  )
  await sql`delete from figure_changes`.execute(db)
  const migration = readFileSync(new URL('../../../db/migrations/0510_sources_by_engine.sql', import.meta.url), 'utf8')
  await sql.raw(migration).execute(db)
  const changed = await sql`select kind, extract(day from day)::int as day from figure_changes order by kind, day`.execute(db)
  const daysOf = (kind: string, ...days: number[]) => days.map((day) => ({ kind, day }))
  expect(changed.rows).toEqual([...daysOf('orders', 2, 3), ...daysOf('visits', 2)])
})

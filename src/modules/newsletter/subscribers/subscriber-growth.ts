import { sql } from 'kysely'
import type { SubscriberGrowth } from '#contract/subscribers.ts'
import { shopTimeZone } from '#contract/rules/shop-time.ts'
import type { Ctx } from '#modules/context.ts'

const weeksShown = 26

/** By week of half a year. A row has only its latest change, so a returned subscriber counts as joined. */
export async function readGrowth({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<SubscriberGrowth> {
  const { rows } = await sql<SubscriberGrowth['weeks'][number]>`
    with weeks as (
      select generate_series(
        date_trunc('week', ${clock.now()}::timestamptz at time zone ${sql.lit(shopTimeZone)}) - make_interval(weeks => ${weeksShown - 1}),
        date_trunc('week', ${clock.now()}::timestamptz at time zone ${sql.lit(shopTimeZone)}),
        interval '1 week'
      ) as week
    ), turns as (
      select confirmed_at as at, 1 as joined, 0 as departed from newsletter_subscribers where confirmed_at is not null
      union all
      select coalesce(unsubscribed_at, bounced_at), 0, 1 from newsletter_subscribers where status in ('unsubscribed', 'bounced')
    )
    select w.week::date::text as week, coalesce(sum(t.joined), 0)::int as joined, coalesce(sum(t.departed), 0)::int as left
    from weeks w
    left join turns t on t.at >= w.week at time zone ${sql.lit(shopTimeZone)} and t.at < (w.week + interval '1 week') at time zone ${sql.lit(shopTimeZone)}
    group by w.week
    order by w.week`.execute(db)
  const { confirmed } = await db
    .selectFrom('newsletter_subscribers')
    .select((eb) => eb.fn.countAll<number>().as('confirmed'))
    .where('status', '=', 'confirmed')
    .executeTakeFirstOrThrow()
  return { confirmed, weeks: rows }
}

import { type RawBuilder, sql } from 'kysely'
import { type AudienceCount, type CampaignAudience, leftOutReasons } from '#contract/campaigns.ts'
import type { Ctx } from '#modules/context.ts'

type Reason = (typeof leftOutReasons)[number]
const dayMs = 24 * 3_600_000

/** Every address of the list, with the first reason for which it is left out; none: it gets the letter. */
function judged(
  { clock }: Pick<Ctx, 'clock'>,
  audience: CampaignAudience,
): RawBuilder<{ email: string; language: string; reason: Reason | null }> {
  const since = (days: number | undefined) => new Date(clock.now().getTime() - (days ?? 0) * dayMs)
  const { languages, members, bought_within_days, not_bought_within_days, partner } = audience
  const boughtSince = (days: number | undefined) => sql<boolean>`(
    exists (select from orders o where lower(o.email) = s.email and o.placed_at >= ${since(days)} and o.status <> 'cancelled')
    or exists (select from orders o where o.account_id = a.id and o.placed_at >= ${since(days)} and o.status <> 'cancelled'))`
  // What narrows nothing is left out of the question, so that nobody's orders are looked for.
  const cases = [
    sql`when s.status = 'pending' then 'unconfirmed'`,
    sql`when s.status = 'unsubscribed' then 'unsubscribed'`,
    sql`when s.status = 'bounced' then 'bounced'`,
    ...(languages && languages.length > 0 ? [sql`when s.language <> all (${languages}::text[]) then 'other_language'`] : []),
    ...(members === true ? [sql`when a.is_member is not true then 'not_member'`] : []),
    ...(members === false ? [sql`when a.is_member then 'member'`] : []),
    ...(not_bought_within_days === undefined ? [] : [sql`when ${boughtSince(not_bought_within_days)} then 'bought'`]),
    ...(bought_within_days === undefined ? [] : [sql`when not ${boughtSince(bought_within_days)} then 'not_bought'`]),
    ...(partner === undefined
      ? []
      : [
          sql`when (
            select r.partner_id from orders o left join partner_referrals r on r.order_id = o.id
            where o.id in (
              (select o.id from orders o where lower(o.email) = s.email and o.status <> 'cancelled' order by o.placed_at desc limit 1)
              union all
              (select o.id from orders o where o.account_id = a.id and o.status <> 'cancelled' order by o.placed_at desc limit 1))
            order by o.placed_at desc limit 1) is distinct from ${partner} then 'other_partner'`,
        ]),
  ]
  return sql`
    select s.email, s.language, case ${sql.join(cases, sql` `)} end as reason
    from newsletter_subscribers s
    left join lateral (
      select u.id, p.is_member from users u join profiles p on p.id = u.id
      where u.email = s.email and u.email_verified and p.closed_at is null
    ) a on true`
}

/** How many would get it, by language, and who of the list is left out and why, in the order of the reasons. */
export async function countAudience(ctx: Pick<Ctx, 'db' | 'clock'>, audience: CampaignAudience): Promise<AudienceCount> {
  const { rows } = await sql<{ language: 'en' | 'ru' | 'kk'; reason: Reason | null; count: number }>`
    select language, reason, count(*)::int as count from (${judged(ctx, audience)}) as judged group by language, reason`.execute(ctx.db)
  const total = (matching: typeof rows) => matching.reduce((sum, { count }) => sum + count, 0)
  const recipients = rows.filter(({ reason }) => reason === null)
  const inLanguage = (wanted: string) => total(recipients.filter(({ language }) => language === wanted))
  return {
    recipients: total(recipients),
    by_language: { en: inLanguage('en'), ru: inLanguage('ru'), kk: inLanguage('kk') },
    left_out: leftOutReasons
      .map((reason) => ({ reason, count: total(rows.filter((row) => row.reason === reason)) }))
      .filter(({ count }) => count > 0),
  }
}

/** Writes down who gets it, as of now; returns how many. */
export async function keepRecipients(ctx: Pick<Ctx, 'db' | 'clock'>, campaignId: string, audience: CampaignAudience): Promise<number> {
  const kept = await sql`
    insert into campaign_recipients (campaign_id, email, language, next_at)
    select ${campaignId}, email, language, ${ctx.clock.now()} from (${judged(ctx, audience)}) as judged where reason is null
    on conflict (campaign_id, email) do nothing`.execute(ctx.db)
  return Number(kept.numAffectedRows ?? 0)
}

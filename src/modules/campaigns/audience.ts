import { type Language, perLanguage } from '#contract/languages.ts'
import { type RawBuilder, sql } from 'kysely'
import { type AudienceChoices, type AudienceCount, type CampaignAudience, leftOutReasons } from '#contract/campaigns.ts'
import { usualBoughtDays, usualNotBoughtDays } from '#contract/rules/letter-limits.ts'
import type { Ctx } from '#modules/context.ts'

type Reason = (typeof leftOutReasons)[number]
const dayMs = 24 * 3_600_000

/** Returns every address of the list with the first reason to leave it out; null when it gets the letter. */
function judged(
  { clock }: Pick<Ctx, 'clock'>,
  audience: CampaignAudience,
): RawBuilder<{ email: string; language: string; reason: Reason | null }> {
  const { languages, members, bought_within_days, not_bought_within_days, partner } = audience
  const boughtSince = (days: number) => boughtWithin(clock.now(), days)
  // Choices that narrow nothing stay out of the query, so it does not search orders needlessly.
  const cases = [
    sql`when s.status = 'pending' then 'unconfirmed'`,
    sql`when s.status = 'unsubscribed' then 'unsubscribed'`,
    sql`when s.status = 'bounced' then 'bounced'`,
    ...(languages && languages.length > 0 ? [sql`when s.language <> all (${languages}::text[]) then 'other_language'`] : []),
    ...(members === true ? [sql`when a.is_member is not true then 'not_member'`] : []),
    ...(members === false ? [sql`when a.is_member then 'member'`] : []),
    ...(not_bought_within_days === undefined ? [] : [sql`when ${boughtSince(not_bought_within_days)} then 'bought'`]),
    ...(bought_within_days === undefined ? [] : [sql`when not ${boughtSince(bought_within_days)} then 'not_bought'`]),
    ...(partner === undefined ? [] : [sql`when ${lastPartner} is distinct from ${partner} then 'other_partner'`]),
  ]
  return sql`
    select s.email, s.language, case ${sql.join(cases, sql` `)} end as reason ${fromSubscribers}`
}

const fromSubscribers = sql`
  from newsletter_subscribers s
  left join lateral (
    select u.id, p.is_member from users u join profiles p on p.id = u.id
    where u.email = s.email and u.email_verified and p.closed_at is null
  ) a on true`

function boughtWithin(now: Date, days: number): RawBuilder<boolean> {
  const since = new Date(now.getTime() - days * dayMs)
  return sql`(
    exists (select from orders o where lower(o.email) = s.email and o.placed_at >= ${since} and o.status <> 'cancelled')
    or exists (select from orders o where o.account_id = a.id and o.placed_at >= ${since} and o.status <> 'cancelled'))`
}

const lastPartner = sql`(
  select r.partner_id from orders o left join partner_referrals r on r.order_id = o.id
  where o.id in (
    (select o.id from orders o where lower(o.email) = s.email and o.status <> 'cancelled' order by o.placed_at desc limit 1)
    union all
    (select o.id from orders o where o.account_id = a.id and o.status <> 'cancelled' order by o.placed_at desc limit 1))
  order by o.placed_at desc limit 1)`

/** Counts the recipients by language, and the excluded subscribers by reason in the order of the reasons. */
export async function countAudience(ctx: Pick<Ctx, 'db' | 'clock'>, audience: CampaignAudience): Promise<AudienceCount> {
  const { rows } = await sql<{ language: Language; reason: Reason | null; count: number }>`
    select language, reason, count(*)::int as count from (${judged(ctx, audience)}) as judged group by language, reason`.execute(ctx.db)
  const total = (matching: typeof rows) => matching.reduce((sum, { count }) => sum + count, 0)
  const recipients = rows.filter(({ reason }) => reason === null)
  return {
    recipients: total(recipients),
    by_language: perLanguage((language) => total(recipients.filter((row) => row.language === language))),
    left_out: leftOutReasons
      .map((reason) => ({ reason, count: total(rows.filter((row) => row.reason === reason)) }))
      .filter(({ count }) => count > 0),
  }
}

type Kind = { language: Language; is_member: boolean; has_bought: boolean; has_lately: boolean; count: number }

/** Counts the recipients for each choice when only that choice changes. */
export async function countChoices({ db, clock }: Pick<Ctx, 'db' | 'clock'>, audience: CampaignAudience): Promise<AudienceChoices> {
  const { languages, members, bought_within_days, not_bought_within_days, partner } = audience
  const { rows } = await sql<Kind>`
    select language, is_member, has_bought, has_lately, count(*)::int as count from (
      select s.language, coalesce(a.is_member, false) as is_member,
        ${boughtWithin(clock.now(), bought_within_days ?? usualBoughtDays)} as has_bought,
        ${boughtWithin(clock.now(), not_bought_within_days ?? usualNotBoughtDays)} as has_lately
      ${fromSubscribers}
      where s.status = 'confirmed' ${partner === undefined ? sql`` : sql`and ${lastPartner} = ${partner}`}
    ) as kinds group by language, is_member, has_bought, has_lately`.execute(db)
  const fits = {
    language: ({ language }: Kind) => !languages || languages.length === 0 || languages.includes(language),
    members: ({ is_member }: Kind) => members === undefined || is_member === members,
    bought: ({ has_bought }: Kind) => bought_within_days === undefined || has_bought,
    notBought: ({ has_lately }: Kind) => not_bought_within_days === undefined || !has_lately,
  }
  const count = (changed: keyof typeof fits, isMeant: (kind: Kind) => boolean) =>
    rows
      .filter((kind) => isMeant(kind) && Object.entries(fits).every(([choice, fit]) => choice === changed || fit(kind)))
      .reduce((sum, kind) => sum + kind.count, 0)
  return {
    languages: perLanguage((language) => count('language', (kind) => kind.language === language)),
    members: {
      everybody: count('members', () => true),
      members: count('members', ({ is_member }) => is_member),
      others: count('members', ({ is_member }) => !is_member),
    },
    bought: count('bought', ({ has_bought }) => has_bought),
    not_bought: count('notBought', ({ has_lately }) => !has_lately),
  }
}

/** Stores the present recipients. Returns their number. */
export async function keepRecipients(ctx: Pick<Ctx, 'db' | 'clock'>, campaignId: string, audience: CampaignAudience): Promise<number> {
  const kept = await sql`
    insert into campaign_recipients (campaign_id, email, language, next_at)
    select ${campaignId}, email, language, ${ctx.clock.now()} from (${judged(ctx, audience)}) as judged where reason is null
    on conflict (campaign_id, email) do nothing`.execute(ctx.db)
  return Number(kept.numAffectedRows ?? 0)
}

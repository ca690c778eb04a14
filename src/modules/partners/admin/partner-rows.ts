import { sql } from 'kysely'
import type { ListedPartner } from '#contract/admin-partners.ts'
import { fromSen } from '#contract/rules/money.ts'
import { type PartnerConcern, type PartnerStatus, quietAfterDays } from '#contract/rules/partner-rules.ts'
import { holdsWords } from '#kit/database/holds-words.ts'
import type { Ctx } from '#modules/context.ts'
import { languageOf, selectPartners, statusOf } from '../partner-store.ts'

export type PartnerFilter = { q?: string | undefined; status?: PartnerStatus | undefined; concern?: PartnerConcern | undefined }
const dayMs = 24 * 3_600_000

/** Selects partners with their sums from `partner_sums`; it reads no orders. */
export function selectWithFigures({ db, clock }: Pick<Ctx, 'db' | 'clock'>, { q, status, concern }: PartnerFilter) {
  const quiet = isQuiet(clock.now())
  return selectPartners(db)
    .leftJoin(
      (eb) =>
        eb
          .selectFrom('partner_sums')
          .select([
            'partner_id',
            added('orders'),
            added('revenue_sen'),
            added('pending_sen'),
            added('approved_sen'),
            added('paid_sen'),
            added('scans'),
          ])
          .groupBy('partner_id')
          .as('s'),
      (join) => join.onRef('s.partner_id', '=', 'p.id'),
    )
    .select(
      sql<number>`(select count(*)::int from partner_locations l where l.partner_id = p.id and l.deleted_at is null)`.as('locations_count'),
    )
    .select([
      orNone('orders').as('orders'),
      orNone('revenue_sen').as('revenue_sen'),
      orNone('pending_sen').as('pending_sen'),
      orNone('approved_sen').as('owed_sen'),
      orNone('paid_sen').as('paid_sen'),
      orNone('scans').as('scans'),
    ])
    .select(quiet.as('is_quiet'))
    .$if(concern === 'owed', (query) => query.where(orNone('approved_sen'), '>', 0))
    .$if(concern === 'quiet', (query) => query.where(quiet))
    .$if(status !== undefined, (query) => query.where('p.status', '=', status ?? 'active'))
    .$if(Boolean(q), (query) =>
      query.where(
        sql<boolean>`(${holdsWords(sql`concat_ws(' ', p.company, p.contact_name, p.email, p.city)`, q ?? '')}
          or exists (select from tracking_codes t where t.partner_id = p.id and ${holdsWords(sql`t.code`, q ?? '')}))`,
      ),
    )
}
export type FiguresRow = Awaited<ReturnType<ReturnType<typeof selectWithFigures>['executeTakeFirstOrThrow']>>

function isQuiet(now: Date) {
  const since = new Date(now.getTime() - quietAfterDays * dayMs)
  return sql<boolean>`(p.status = 'active' and coalesce(p.decided_at, p.created_at) < ${since} and not exists (
    select from partner_referrals r where r.partner_id = p.id and r.placed_at >= ${since} and not r.is_cancelled and r.own_signs = '{}'))`
}

type Sum = 'orders' | 'revenue_sen' | 'pending_sen' | 'approved_sen' | 'paid_sen' | 'scans'

function added(sum: Sum) {
  return sql<number>`sum(${sql.ref(sum)})::bigint`.as(sum)
}

/** A partner without any scan has no row of sums. */
function orNone(sum: Sum) {
  return sql<number>`coalesce(${sql.ref(`s.${sum}`)}, 0)`
}

export const sortable = {
  created_at: 'p.created_at',
  company: sql`lower(p.company)`,
  orders: sql`orders`,
  revenue: sql`revenue_sen`,
  owed: sql`owed_sen`,
} as const

export function presentListed(row: FiguresRow): ListedPartner {
  const iso = (at: Date | null) => at?.toISOString() ?? null
  return {
    id: row.id,
    status: statusOf(row),
    code: row.code,
    company: row.company,
    contact_name: row.contact_name,
    email: row.email,
    phone: row.phone,
    country: row.country,
    country_name: row.country_name,
    city: row.city,
    website: row.website,
    about: row.about,
    language: languageOf(row),
    commission_rate: row.commission_rate,
    hold_days: row.hold_days,
    account_id: row.account_id,
    locations_count: row.locations_count,
    scans: row.scans,
    orders: row.orders,
    revenue: fromSen(row.revenue_sen),
    is_quiet: row.is_quiet,
    balances: { pending: fromSen(row.pending_sen), approved: fromSen(row.owed_sen), paid: fromSen(row.paid_sen) },
    applied_at: iso(row.applied_at),
    decided_at: iso(row.decided_at),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

import { type RawBuilder, sql } from 'kysely'
import type { CsvFile } from '#contract/lists.ts'
import { fromSen } from '#contract/rules/money.ts'
import { mostCounted } from '#contract/rules/list-limits.ts'
import { type PartnerConcern, partnerStatuses, type PartnerStatus } from '#contract/rules/partner-rules.ts'
import { dayOf } from '#contract/rules/shop-time.ts'
import { countUpTo, onPage, sortedBy } from '#kit/lists/matching-rows.ts'
import type { Ctx } from '#modules/context.ts'
import { csvAnswer } from '#modules/csv-answer.ts'
import type { Waiting } from '#modules/module.ts'
import { serverTranslator } from '#modules/server-translator.ts'
import { type PartnerFilter, presentListed, selectWithFigures, sortable } from './partner-rows.ts'

type Sorting = { sort: keyof typeof sortable; order: 'asc' | 'desc' }
type Search = PartnerFilter & Sorting & { page: number; limit: number }

/** The permission is checked by the contract (`who`). */
export async function listPartners(ctx: Ctx, { page, limit, sort, order, ...filter }: Search) {
  const matching = selectWithFigures(ctx, filter)
  const [rows, total, by_status, by_concern] = await Promise.all([
    onPage(sortedBy(matching, { sort, order }, sortable, 'p.id'), { page, limit }).execute(),
    countUpTo(ctx.db, matching, mostCounted),
    countByStatus(ctx),
    countByConcern(ctx),
  ])
  return { partners: rows.map(presentListed), total, page, limit, by_status, by_concern }
}

const mostNamed = 1000

/** Returns only ids and companies, sorted by company. */
export async function namePartners({ db }: Pick<Ctx, 'db'>, { status }: Pick<PartnerFilter, 'status'>) {
  const named = db.selectFrom('partners as p').select(['p.id', 'p.company']).orderBy(sortable.company).orderBy('p.id').limit(mostNamed)
  return { partners: await (status === undefined ? named : named.where('p.status', '=', status)).execute() }
}

async function countByStatus({ db }: Pick<Ctx, 'db'>): Promise<Record<PartnerStatus, number>> {
  const rows = await db
    .selectFrom('partners')
    .select('status')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .groupBy('status')
    .execute()
  const counts = new Map(rows.map(({ status, count }) => [status, count]))
  return Object.fromEntries(partnerStatuses.map((status) => [status, counts.get(status) ?? 0])) as Record<PartnerStatus, number>
}

async function countByConcern(ctx: Ctx): Promise<Record<PartnerConcern, number>> {
  const count = (concern: PartnerConcern) => countUpTo(ctx.db, selectWithFigures(ctx, { concern }), mostCounted)
  const [owed, quiet] = await Promise.all([count('owed'), count('quiet')])
  return { owed, quiet }
}

export function countApplications(): RawBuilder<Waiting> {
  return sql`select count(*) as count, null as since from partners where status = 'applied'`
}

export async function findPartners(ctx: Pick<Ctx, 'db' | 'clock'>, { q, most }: { q: string; most: number }) {
  const rows = await selectWithFigures(ctx, { q }).orderBy('p.created_at', 'desc').limit(most).execute()
  return rows.map(({ id, company, email, code }) => ({ id, company: company || email, code: code ?? '' }))
}

export async function fileOfPartners(ctx: Ctx, { sort, order, ...filter }: PartnerFilter & Sorting): Promise<CsvFile> {
  const t = serverTranslator('partner-files', ctx.language)
  return csvAnswer(ctx, {
    name: 'partners',
    query: sortedBy(selectWithFigures(ctx, filter), { sort, order }, sortable, 'p.id'),
    columns: [
      [t('partners.company'), ({ company }) => company],
      [t('partners.status'), ({ status }) => t(`status.${status}`)],
      [t('partners.code'), ({ code }) => code],
      [t('partners.contact'), ({ contact_name }) => contact_name],
      [t('partners.email'), ({ email }) => email],
      [t('partners.phone'), ({ phone }) => phone],
      [t('partners.city'), ({ city }) => city],
      [t('partners.country'), ({ country, country_name }) => country_name ?? country],
      [t('partners.rate'), ({ commission_rate }) => commission_rate],
      [t('partners.scans'), ({ scans }) => scans],
      [t('partners.orders'), ({ orders }) => orders],
      [t('partners.revenue'), ({ revenue_sen }) => fromSen(revenue_sen)],
      [t('partners.owed'), ({ owed_sen }) => fromSen(owed_sen)],
      [t('partners.since'), ({ created_at }) => dayOf(created_at)],
    ],
  })
}

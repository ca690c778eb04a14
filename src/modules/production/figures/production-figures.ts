import { type RawBuilder, sql } from 'kysely'
import type { ProductionFigures } from '#contract/production-figures.ts'
import { dayOf, shopTimeZone, startOfDay } from '#contract/rules/shop-time.ts'
import type { Ctx } from '#modules/context.ts'
import { csvAnswer } from '#modules/csv-answer.ts'
import { serverTranslator } from '#modules/server-translator.ts'
import { nameIn, type Translations } from '../translated.ts'

type Asked = { weeks: number; type?: string | undefined }
type Named = { name: string; translations: Translations<{ name: string }> }
type Span = { from: Date; to: Date; type: string | undefined }

const dayMs = 24 * 3_600_000
const mostRows = 100

/** Returns the workshop's figures for the last weeks, including the current one. Staff only. */
export async function readProductionFigures(ctx: Ctx, asked: Asked): Promise<ProductionFigures> {
  const span = spanOf(ctx, asked)
  const [made, steps, blocks, remakes, types] = await Promise.all([
    listMade(ctx, span),
    sql<StepRow>`${stepsOf(span)} group by s.name order by taken desc, s.name limit ${mostRows}`.execute(ctx.db),
    sql<BlockRow>`${blocksOf(ctx, span)} group by s.name, b.reason order by hours desc, s.name, b.reason limit ${mostRows}`.execute(ctx.db),
    sql<RemakeRow>`select ${remakeSums} ${remakesFrom(span)} group by i.remake_reason order by count desc, 1 limit ${mostRows}`.execute(
      ctx.db,
    ),
    sql<Named & { id: string }>`select id, name, translations from product_types order by name limit 200`.execute(ctx.db),
  ])
  const nameOf = (named: Named) => nameIn(ctx.language, named)
  return {
    from: span.from.toISOString(),
    to: span.to.toISOString(),
    totals: sumsOf(made.find(({ of }) => of === 'all')),
    by_week: weeksOf(span).map((week) => ({ week, ...sumsOf(made.find((row) => row.of === 'week' && row.week === week)) })),
    by_type: made
      .filter(({ of }) => of === 'type')
      .map((row) => ({ type: row.type_id === null ? null : { id: row.type_id, name: nameOf(row) }, ...sumsOf(row) })),
    steps: steps.rows.map((row) => ({ name: nameOf(row), done: row.done, minutes_planned: row.planned, minutes_taken: row.taken })),
    blocks: blocks.rows.map((row) => ({ step: nameOf(row), reason: row.reason, count: row.count, open: row.open, hours: row.hours })),
    remakes: remakes.rows.map(({ reason, count, open }) => ({ reason, count, open })),
    types: types.rows.map((row) => ({ id: row.id, name: nameOf(row) })),
  }
}

/** Exports one table of the figures, by week and type. Staff only. */
export function exportProductionFigures(ctx: Ctx, { report, ...asked }: Asked & { report: 'weeks' | 'steps' | 'blocks' | 'remakes' }) {
  const span = spanOf(ctx, asked)
  const t = serverTranslator('files', ctx.language)
  const typeOf = ({ type_name, type_translations }: OfType) =>
    type_name === null ? '' : nameIn(ctx.language, { name: type_name, translations: type_translations ?? {} })
  const first = [[t('figures.week'), (row: OfType) => row.week] as const, [t('figures.type'), typeOf] as const]
  const ordered = sql`order by 1 desc, t.name, t.id`
  const file = <Row>(query: RawBuilder<Row>) => ({ compile: () => query.compile(ctx.db) })
  if (report === 'weeks')
    return csvAnswer(ctx, {
      name: 'production-weeks',
      query: file(sql<OfType & Sums>`
        select ${weekOf(sql`i.finished_at`)} as week, ${typeColumns}, ${sums} ${madeFrom(span)} group by 1, t.id ${ordered}`),
      columns: [
        ...first,
        [t('figures.items'), (row) => row.items],
        [t('figures.pieces'), (row) => row.pieces],
        [t('figures.onTime'), (row) => row.on_time],
        [t('figures.lead'), (row) => row.lead_hours],
        [t('figures.remade'), (row) => row.remade],
      ],
    })
  if (report === 'steps')
    return csvAnswer(ctx, {
      name: 'production-steps',
      query: file(sql<OfType & StepRow>`
        select ${weekOf(sql`s.ended_at`)} as week, ${typeColumns}, ${stepSums} ${stepsFrom(span)} group by 1, t.id, s.name ${ordered}, s.name`),
      columns: [
        ...first,
        [t('figures.step'), (row) => nameIn(ctx.language, row)],
        [t('figures.done'), (row) => row.done],
        [t('figures.planned'), (row) => row.planned],
        [t('figures.taken'), (row) => row.taken],
      ],
    })
  if (report === 'remakes')
    return csvAnswer(ctx, {
      name: 'production-remakes',
      query: file(sql<OfType & RemakeRow>`
        select ${weekOf(sql`i.begun_at`)} as week, ${typeColumns}, ${remakeSums} ${remakesFrom(span)}
        group by 1, t.id, i.remake_reason ${ordered}, i.remake_reason`),
      columns: [
        ...first,
        [t('figures.reason'), (row) => row.reason],
        [t('figures.count'), (row) => row.count],
        [t('figures.open'), (row) => row.open],
      ],
    })
  return csvAnswer(ctx, {
    name: 'production-blocks',
    query: file(sql<OfType & BlockRow>`
      select ${weekOf(sql`b.blocked_at`)} as week, ${typeColumns}, ${blockSums(ctx)} ${blocksFrom(span)}
      group by 1, t.id, s.name, b.reason ${ordered}, s.name, b.reason`),
    columns: [
      ...first,
      [t('figures.step'), (row) => nameIn(ctx.language, row)],
      [t('figures.reason'), (row) => row.reason],
      [t('figures.count'), (row) => row.count],
      [t('figures.hours'), (row) => row.hours],
    ],
  })
}

type Sums = { items: number; pieces: number; remade: number; on_time: number; lead_hours: number | null }
type OfType = { week: string; type_name: string | null; type_translations: Translations<{ name: string }> | null }
type StepRow = Named & { done: number; planned: number; taken: number }
type BlockRow = Named & { reason: string; count: number; open: number; hours: number }
type RemakeRow = { reason: string; count: number; open: number }
type MadeRow = Sums & Named & { of: 'all' | 'week' | 'type'; week: string | null; type_id: string | null }

const remadeOf = sql`(select count(*) from production_items as r where r.remake_of = i.id)`
const sums = sql`count(*)::int as items, sum(i.quantity)::int as pieces, sum(${remadeOf})::int as remade, (count(*) filter (where i.finished_at <= i.due_at))::int as on_time,
  round((percentile_cont(0.5) within group (order by extract(epoch from i.finished_at - i.begun_at)) / 3600)::numeric, 1)::float as lead_hours`
const stepSums = sql`s.name, min(s.translations::text)::jsonb as translations, count(*)::int as done,
  round((percentile_cont(0.5) within group (order by s.minutes * i.quantity))::numeric, 1)::float as planned,
  round((percentile_cont(0.5) within group (order by extract(epoch from s.ended_at - s.started_at)) / 60)::numeric, 1)::float as taken`
const blockSums = ({
  clock,
}: Pick<Ctx, 'clock'>) => sql`s.name, min(s.translations::text)::jsonb as translations, b.reason, count(*)::int as count,
  (count(*) filter (where b.ended_at is null))::int as open,
  round((sum(extract(epoch from coalesce(b.ended_at, ${clock.now()}) - b.blocked_at)) / 3600)::numeric, 1)::float as hours`
const remakeSums = sql`i.remake_reason as reason, count(*)::int as count, (count(*) filter (where i.status <> 'done'))::int as open`
const typeColumns = sql`t.name as type_name, t.translations as type_translations`

const ofType = (type: string | undefined) => (type === undefined ? sql`` : sql`and i.product_type_id = ${type}`)
const madeFrom = ({ from, to, type }: Span) => sql`
  from production_items as i left join product_types as t on t.id = i.product_type_id
  where i.finished_at >= ${from} and i.finished_at < ${to} and i.remake_of is null ${ofType(type)}`
const remakesFrom = ({ from, to, type }: Span) => sql`
  from production_items as i left join product_types as t on t.id = i.product_type_id
  where i.remake_of is not null and i.begun_at >= ${from} and i.begun_at < ${to} ${ofType(type)}`
const stepsFrom = ({ from, to, type }: Span) => sql`
  from production_steps as s join production_items as i on i.id = s.item_id left join product_types as t on t.id = i.product_type_id
  where s.status = 'done' and s.started_at is not null and s.ended_at >= ${from} and s.ended_at < ${to} ${ofType(type)}`
const blocksFrom = ({ from, to, type }: Span) => sql`
  from production_blocks as b join production_steps as s on s.id = b.step_id join production_items as i on i.id = s.item_id
  left join product_types as t on t.id = i.product_type_id
  where b.blocked_at >= ${from} and b.blocked_at < ${to} ${ofType(type)}`
const stepsOf = (span: Span) => sql`select ${stepSums} ${stepsFrom(span)}`
const blocksOf = (ctx: Ctx, span: Span) => sql`select ${blockSums(ctx)} ${blocksFrom(span)}`

/** The Monday of the instant's week in Kuala Lumpur. */
const weekOf = (instant: RawBuilder<unknown>) => sql`date_trunc('week', ${instant} at time zone ${sql.lit(shopTimeZone)})::date::text`

async function listMade({ db }: Ctx, span: Span): Promise<MadeRow[]> {
  const { rows } = await sql<MadeRow>`
    select case when grouping(made.week) = 0 then 'week' when grouping(made.type_id) = 0 then 'type' else 'all' end as of,
      made.week, made.type_id, coalesce(min(made.type_name), '') as name, coalesce(min(made.type_translations::text), '{}')::jsonb as translations,
      count(*)::int as items, coalesce(sum(made.quantity), 0)::int as pieces, coalesce(sum(made.remade), 0)::int as remade,
      (count(*) filter (where made.finished_at <= made.due_at))::int as on_time,
      round((percentile_cont(0.5) within group (order by extract(epoch from made.finished_at - made.begun_at)) / 3600)::numeric, 1)::float as lead_hours
    from (select i.*, ${remadeOf} as remade, ${weekOf(sql`i.finished_at`)} as week, t.id as type_id, ${typeColumns} ${madeFrom(span)}) as made
    group by grouping sets ((), (made.week), (made.type_id)) order by 4, 3`.execute(db)
  return rows
}

function sumsOf(row: Sums | undefined): Sums {
  return {
    items: row?.items ?? 0,
    pieces: row?.pieces ?? 0,
    remade: row?.remade ?? 0,
    on_time: row?.on_time ?? 0,
    lead_hours: row?.lead_hours ?? null,
  }
}

function spanOf({ clock }: Ctx, { weeks, type }: Asked): Span {
  const now = clock.now()
  const today = startOfDay(dayOf(now)).getTime()
  const sinceMonday = (new Date(dayOf(now)).getUTCDay() + 6) % 7
  return { from: new Date(today - (sinceMonday + (weeks - 1) * 7) * dayMs), to: now, type }
}

/** Returns the Mondays of the span, including weeks in which nothing was finished. */
function weeksOf({ from, to }: Span): string[] {
  const count = Math.ceil((to.getTime() - from.getTime() + 1) / (7 * dayMs))
  return Array.from({ length: count }, (_, index) => dayOf(new Date(from.getTime() + index * 7 * dayMs)))
}

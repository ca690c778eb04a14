import { sql } from 'kysely'
import type { ProductionQueue, QueueColumn, ReadyOrder } from '#contract/production.ts'
import { dayOf, endOfDay, shopTimeZone } from '#contract/rules/shop-time.ts'
import { soughtOrderNumber } from '#contract/rules/sought-order-number.ts'
import { holdsWords } from '#kit/database/holds-words.ts'
import type { Ctx } from '#modules/context.ts'
import { requireAccount } from '#modules/identity/index.ts'
import { isReadyToShip } from '#modules/orders/index.ts'
import { promiseDelivery } from '#modules/promises/index.ts'
import { presentItems, selectItems, withColumns } from '../steps/item-store.ts'
import { listDays } from './list-days.ts'
import { stepNameOf } from '../steps/step-names.ts'
import { nameIn, type Translations } from '../translated.ts'
import { listWorkers } from '../steps/workers.ts'
import { arrangeColumns, type TypeStep } from './arrange-columns.ts'

type QueueSearch = {
  step?: string | undefined
  type?: string | undefined
  assigned_to?: string | undefined
  q?: string | undefined
  overdue?: 'true' | 'false' | undefined
  blocked?: 'true' | 'false' | undefined
  due?: 'today' | 'week' | undefined
  page: number
  limit: number
}

const mostReady = 100
const weekMs = 7 * 24 * 3_600_000

/** Lists the items to make, earliest due first, with the totals of each step. */
export async function listQueue(ctx: Ctx, search: QueueSearch): Promise<ProductionQueue> {
  const { accountId } = requireAccount(ctx.actor)
  const { page, limit } = search
  const open = matchingItems(ctx, search, accountId)
  const stepName = search.step === undefined ? undefined : await stepNameOf(ctx, search.step)
  const listed = stepName === undefined ? open : open.where('i.step_name', '=', stepName)
  const [rows, standing, { ready, total: readyTotal }, people, types] = await Promise.all([
    withColumns(selectItems(ctx).where('i.id', 'in', pageOf(listed, search)))
      .orderBy('i.due_at')
      .orderBy('i.id')
      .execute(),
    addUp(ctx, open),
    listReady(ctx),
    listWorkers(ctx),
    listTypes(ctx),
  ])
  const at = bySteps(standing)
  const counts = stepName === undefined ? at : at.filter(({ name }) => name === stepName)
  const [items, columns, days, promised] = await Promise.all([
    presentItems(ctx, rows),
    columnsOf(ctx, at),
    listDays(ctx, standing),
    promiseDelivery(ctx, onePieceOf(types, search.type), 'pickup'),
  ])
  return {
    items,
    total: counts.reduce((sum, { count }) => sum + count, 0),
    page,
    limit,
    columns,
    ready,
    ready_total: readyTotal,
    overdue_total: at.reduce((sum, { overdue }) => sum + overdue, 0),
    new_order_made_by: promised?.made_by ?? null,
    days,
    people,
    types,
  }
}

/** Returns one piece of the requested type, or of every type, so the longest queue decides. */
function onePieceOf(types: readonly { id: string }[], type: string | undefined) {
  return types
    .filter(({ id }) => type === undefined || id === type)
    .map(({ id }) => ({ product_type_id: id, quantity: 1, is_pre_order: false, ships_on: null }))
}

function matchingItems(ctx: Ctx, { type, assigned_to: assignedTo, q, overdue, blocked, due }: QueueSearch, accountId: string) {
  const now = ctx.clock.now()
  const until = due === 'week' ? new Date(endOfDay(dayOf(now)).getTime() + weekMs) : endOfDay(dayOf(now))
  return selectItems(ctx)
    .where('i.is_active', '=', true)
    .where('i.status', '!=', 'done')
    .$if(type !== undefined, (query) => query.where('i.product_type_id', '=', type ?? ''))
    .$if(assignedTo === 'nobody', (query) => query.where('s.assigned_to', 'is', null))
    .$if(assignedTo !== undefined && assignedTo !== 'nobody', (query) =>
      query.where('s.assigned_to', '=', assignedTo === 'me' ? accountId : (assignedTo ?? '')),
    )
    .$if(overdue === 'true', (query) => query.where('i.due_at', '<', now))
    .$if(blocked === 'true', (query) => query.where('i.status', '=', 'blocked'))
    .$if(due !== undefined, (query) => query.where('i.due_at', '<', until))
    .$if(Boolean(q), (query) =>
      query.where(holdsWords(sql`concat_ws(' ', o.order_number, o.contact_name, oi.name)`, soughtOrderNumber(q ?? ''))),
    )
}

/** Selects the ids of one page before texts are read, since thousands of items may be queued. */
function pageOf(items: ReturnType<typeof matchingItems>, { page, limit }: QueueSearch) {
  return items
    .select('i.id')
    .orderBy('i.due_at')
    .orderBy('i.id')
    .limit(limit)
    .offset((page - 1) * limit)
}

/** Sums up the items by step and due day in one query. */
function addUp({ clock }: Ctx, items: ReturnType<typeof matchingItems>) {
  return items
    .select('i.step_name as name')
    .select(sql<string>`(i.due_at at time zone ${sql.lit(shopTimeZone)})::date::text`.as('day'))
    .select(sql<number>`count(*)::int`.as('count'))
    .select(sql<number>`coalesce(sum(s.minutes * i.quantity), 0)::int`.as('minutes'))
    .select(sql<number>`coalesce(sum(i.minutes_left), 0)::int`.as('minutes_left'))
    .select(sql<number>`(count(*) filter (where i.due_at < ${clock.now()}))::int`.as('overdue'))
    .select(sql<string>`min(s.id::text collate "C")`.as('id'))
    .groupBy('i.step_name')
    .groupBy(sql`2`)
    .execute()
}

type Standing = Awaited<ReturnType<typeof addUp>>[number]

function bySteps(standing: readonly Standing[]): Pick<Standing, 'name' | 'count' | 'minutes' | 'overdue' | 'id'>[] {
  return [...Map.groupBy(standing, ({ name }) => name)].map(([name, rows]) => ({
    name,
    count: rows.reduce((sum, { count }) => sum + count, 0),
    minutes: rows.reduce((sum, { minutes }) => sum + minutes, 0),
    overdue: rows.reduce((sum, { overdue }) => sum + overdue, 0),
    id: rows.map(({ id }) => id).toSorted((one, other) => one.localeCompare(other))[0] ?? '',
  }))
}

async function columnsOf({ db, language }: Ctx, at: readonly { name: string | null; count: number; minutes: number; id: string }[]) {
  const steps = await db
    .selectFrom('product_type_steps as s')
    .innerJoin('product_types as t', 't.id', 's.product_type_id')
    .select(['s.id', 's.name', 's.position', 's.minutes', 't.minutes_per_day', 't.id as type_id'])
    .select(sql<Translations<{ name: string }>>`s.translations`.as('translations'))
    .orderBy('t.id')
    .orderBy('s.position')
    .execute()
  const named = steps.map((step): TypeStep => ({ ...step, shown: nameIn(language, step) }))
  return arrangeColumns(named, at) satisfies QueueColumn[]
}

/** Lists the same orders that the order list and the dashboard count as ready to ship, longest ready first. */
async function listReady({ db }: Ctx): Promise<{ ready: ReadyOrder[]; total: number }> {
  const { rows } = await sql<ReadyOrder & { total: number }>`
    select o.id as order_id, o.order_number, o.contact_name as customer, coalesce(o.shipping_address ->> 'city', '') as city,
      i.items, i.pieces, o.total
    from (
      select id, order_number, contact_name, shipping_address, placed_at, count(*) over ()::int as total
      from orders as o where ${isReadyToShip}
    ) as o
    cross join lateral (select count(*)::int as items, coalesce(sum(quantity), 0)::int as pieces from order_items where order_id = o.id) as i
    order by coalesce((select max(finished_at) from production_items where order_id = o.id and is_active), o.placed_at), o.id limit ${mostReady}
  `.execute(db)
  return { ready: rows.map(({ total: _total, ...order }) => order), total: rows[0]?.total ?? 0 }
}

async function listTypes({ db, language }: Ctx) {
  const rows = await db
    .selectFrom('product_types')
    .select(['id', 'name'])
    .select(sql<Translations<{ name: string }>>`translations`.as('translations'))
    .orderBy('name')
    .limit(200)
    .execute()
  return rows.map((row) => ({ id: row.id, name: nameIn(language, row) }))
}

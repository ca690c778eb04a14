import { type NotNull, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { ItemSteps, ProductionStep, QueueItem } from '#contract/production.ts'
import { stepPhotoAddress } from '#contract/uploads.ts'
import { NotFound } from '#kit/http/domain-error.ts'
import { readNamesIn } from '#modules/checkout/index.ts'
import type { Ctx } from '#modules/context.ts'
import { nameIn, type Translations } from '../translated.ts'

type StepTexts = { name: string; description: string }
type Asking = Pick<Ctx, 'db' | 'clock' | 'language'>

/** Selects items with the columns of the board. Left joins let the database skip tables that the query does not read. */
export function selectItems({ db }: Pick<Ctx, 'db'>) {
  return db
    .selectFrom('production_items as i')
    .leftJoin('orders as o', 'o.id', 'i.order_id')
    .leftJoin('order_items as oi', 'oi.id', 'i.order_item_id')
    .leftJoin('product_types as t', 't.id', 'i.product_type_id')
    .leftJoin('production_steps as s', 's.id', 'i.current_step_id')
    .leftJoin('profiles as a', 'a.id', 's.assigned_to')
}

export function withColumns(items: ReturnType<typeof selectItems>) {
  return items
    .select(['i.id', 'i.order_id', 'i.quantity', 'i.due_at', 'i.is_active', 'i.status', 'i.steps_done', 'i.steps_total'])
    .select(['i.minutes_left', 'i.updated_at', 'i.product_type_id', 'i.remake_of', 'i.remake_reason', 'o.order_number', 'o.language'])
    .select(['oi.product_id', 'oi.name', 'oi.variation_id', 'oi.variation_name', 'oi.size', 'oi.image_url'])
    .select(['t.name as type_name', 's.id as step_id', 's.name as step_name', 's.position as step_position', 's.note as step_note'])
    .select(['s.assigned_to', 'a.full_name as assignee', 's.updated_at as step_updated_at'])
    .select(sql<Translations<{ name: string }> | null>`t.translations`.as('type_translations'))
    .select(sql<Translations<StepTexts> | null>`s.translations`.as('step_translations'))
    .$narrowType<{ order_number: NotNull; language: NotNull; product_id: NotNull; name: NotNull }>()
}
type ItemRow = Awaited<ReturnType<ReturnType<typeof withColumns>['execute']>>[number]

/** Uses names in the reader's language; without a translation, the names that the buyer saw. */
export async function presentItems(ctx: Asking, rows: readonly ItemRow[]): Promise<QueueItem[]> {
  const foreign = rows.filter((row) => row.language !== ctx.language)
  if (foreign.length === 0) return rows.map((row) => presentItem(ctx, row))
  const names = await readNamesIn(ctx.db, ctx.language, {
    productIds: [...new Set(foreign.map(({ product_id }) => product_id))],
    variationIds: [...new Set(foreign.flatMap(({ variation_id }) => variation_id ?? []))],
    methodIds: [],
  })
  return rows.map((row) => {
    if (row.language === ctx.language) return presentItem(ctx, row)
    const { name, variation_name } = row
    const shown = { name: names.get(row.product_id) ?? name, variation_name: names.get(row.variation_id ?? '') ?? variation_name }
    return presentItem(ctx, { ...row, ...shown })
  })
}

function presentItem({ language, clock }: Asking, row: ItemRow): QueueItem {
  const { step_id, step_name, step_position, step_updated_at } = row
  const hasStep = step_id !== null && step_name !== null && step_position !== null && step_updated_at !== null
  return {
    order_item_id: row.id,
    order_id: row.order_id,
    order_number: row.order_number,
    product_id: row.product_id,
    name: row.name,
    variation_id: row.variation_id,
    variation_name: row.variation_name,
    size: row.size,
    quantity: row.quantity,
    image_url: row.image_url,
    product_type:
      row.product_type_id === null || row.type_name === null
        ? null
        : { id: row.product_type_id, name: nameIn(language, { name: row.type_name, translations: row.type_translations }) },
    current_step: hasStep
      ? {
          id: step_id,
          name: nameIn(language, { name: step_name, translations: row.step_translations }),
          position: step_position,
          updated_at: step_updated_at.toISOString(),
        }
      : null,
    column: step_name,
    steps_done: row.steps_done,
    steps_total: row.steps_total,
    minutes_left: row.minutes_left,
    status: row.status,
    blocked_reason: row.status === 'blocked' ? row.step_note : null,
    assigned_to: row.assigned_to,
    assignee: row.assignee,
    remake: row.remake_of === null || row.remake_reason === null ? null : { of: row.remake_of, reason: row.remake_reason },
    due_at: row.due_at.toISOString(),
    is_overdue: row.is_active && row.status !== 'done' && row.due_at < clock.now(),
    is_active: row.is_active,
    updated_at: row.updated_at.toISOString(),
  }
}

async function listSteps({ db, language }: Asking, itemIds: readonly string[]): Promise<ReadonlyMap<string, ProductionStep[]>> {
  const rows = await db
    .selectFrom('production_steps as s')
    .leftJoin('profiles as b', 'b.id', 's.account_id')
    .leftJoin('profiles as a', 'a.id', 's.assigned_to')
    .select(['s.id', 's.item_id', 's.name', 's.description', 's.minutes', 's.position', 's.status', 's.note', 's.assigned_to'])
    .leftJoin('profiles as n', 'n.id', 's.noted_by')
    .select(['s.started_at', 's.ended_at', 's.updated_at', 'b.full_name as by', 'a.full_name as assignee'])
    .select(['s.noted_at', 'n.full_name as note_by'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('production_photos as p')
          .leftJoin('profiles as w', 'w.id', 'p.account_id')
          .whereRef('p.step_id', '=', 's.id')
          .orderBy('p.created_at')
          .orderBy('p.id')
          .select(['p.id', 'p.created_at', 'w.full_name as by']),
      ).as('photos'),
    )
    .select(sql<Translations<StepTexts>>`s.translations`.as('translations'))
    .where('s.item_id', 'in', itemIds)
    .orderBy('s.item_id')
    .orderBy('s.position')
    .execute()
  const steps = new Map<string, ProductionStep[]>(itemIds.map((id) => [id, []]))
  for (const { item_id, translations, name, description, started_at, ended_at, updated_at, noted_at, photos, ...step } of rows) {
    steps.get(item_id)?.push({
      ...step,
      name: nameIn(language, { name, translations }),
      description: translations[language]?.description || description,
      started_at: started_at?.toISOString() ?? null,
      ended_at: ended_at?.toISOString() ?? null,
      updated_at: updated_at.toISOString(),
      note_at: noted_at?.toISOString() ?? null,
      photos: photos.map(({ id, by, created_at }) => ({ id, url: stepPhotoAddress(id), by, at: new Date(created_at).toISOString() })),
    })
  }
  return steps
}

async function listRemakes({ db }: Pick<Ctx, 'db'>, itemId: string): Promise<ItemSteps['remakes']> {
  const rows = await db
    .selectFrom('production_items')
    .select(['id', 'remake_reason', 'status', 'begun_at'])
    .where('remake_of', '=', itemId)
    .orderBy('begun_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ order_item_id: row.id, reason: row.remake_reason ?? '', status: row.status, at: row.begun_at.toISOString() }))
}

/** Checks no permission. Throws NotFound. */
export async function getItemSteps(ctx: Asking, itemId: string): Promise<ItemSteps> {
  const row = await withColumns(selectItems(ctx)).where('i.id', '=', itemId).executeTakeFirst()
  if (!row) throw new NotFound()
  const [[item], steps, remakes] = await Promise.all([presentItems(ctx, [row]), listSteps(ctx, [itemId]), listRemakes(ctx, itemId)])
  if (!item) throw new NotFound()
  return { item, steps: steps.get(itemId) ?? [], remakes }
}

/** Checks no permission. Throws NotFound if the order does not exist. */
export async function getOrderSteps(ctx: Asking, orderId: string) {
  const order = await ctx.db.selectFrom('orders').select('order_number').where('id', '=', orderId).executeTakeFirst()
  if (!order) throw new NotFound()
  const rows = await withColumns(selectItems(ctx)).where('i.order_id', '=', orderId).orderBy('oi.position').orderBy('i.begun_at').execute()
  const steps =
    rows.length === 0
      ? new Map<string, ProductionStep[]>()
      : await listSteps(
          ctx,
          rows.map(({ id }) => id),
        )
  return {
    order_id: orderId,
    order_number: order.order_number,
    items: (await presentItems(ctx, rows)).map((item) => ({ ...item, steps: steps.get(item.order_item_id) ?? [] })),
  }
}

/** Items with these ids and items of orders with these ids, in the order of `ids`. Checks no permission. */
export async function listItemsWithSteps(ctx: Asking, ids: readonly string[]) {
  const rows = await withColumns(selectItems(ctx))
    .where((eb) => eb.or([eb('i.id', 'in', ids), eb('i.order_id', 'in', ids)]))
    .orderBy('oi.position')
    .orderBy('i.begun_at')
    .execute()
  if (rows.length === 0) return []
  const itemIds = rows.map(({ id }) => id)
  const steps = await listSteps(ctx, itemIds)
  const places = new Map(ids.map((id, place) => [id, place]))
  const placeOf = ({ id, order_id }: ItemRow) => places.get(id) ?? places.get(order_id) ?? 0
  const items = await presentItems(
    ctx,
    rows.toSorted((one, other) => placeOf(one) - placeOf(other)),
  )
  return items.map((item) => ({ ...item, steps: steps.get(item.order_item_id) ?? [] }))
}

import { sql } from 'kysely'
import { accountIdOf } from '#contract/actor.ts'
import { newId } from '#kit/ids.ts'
import type { Ctx } from '#modules/context.ts'
import { refuse } from '#modules/refuse.ts'

/** Counted pieces on the shelf, including those held by open orders. */
export type Count = { variationId: string | null; size: string | null; onHand: number }

export type CountOfMany = Count & { productId: string }

type Level = { id: string; product_id: string; variation_id: string | null; size: string | null; on_hand: number; reserved: number }

/** The ledger records the difference. Throws stock_below_reserved (409) where open orders hold more. Checks no permission. */
export async function setOnHand(ctx: Pick<Ctx, 'db' | 'actor' | 'clock'>, productId: string, counts: readonly Count[], note?: string) {
  await setOnHandOfMany(
    ctx,
    counts.map((count) => ({ ...count, productId })),
    note,
  )
}

/** Does the same as `setOnHand` for many products, with equally few statements. */
export async function setOnHandOfMany(
  ctx: Pick<Ctx, 'db' | 'actor' | 'clock'>,
  counts: readonly CountOfMany[],
  note?: string,
): Promise<void> {
  if (counts.length === 0) return
  await addMissingLevels(ctx, counts, note)
  const levels = new Map(
    (await lockLevels(ctx, [...new Set(counts.map(({ productId }) => productId))])).map((level) => [keyOf(level), level]),
  )
  const changes = counts.flatMap((count) => {
    const level = levels.get(keyOf({ product_id: count.productId, variation_id: count.variationId, size: count.size }))
    return level ? [{ ...level, counted: count.onHand }] : []
  })
  const below = changes.filter(({ reserved, counted }) => counted < reserved)
  if (below.length > 0)
    refuse('stock_below_reserved', { levels: below.map(({ variation_id, size, reserved }) => ({ variation_id, size, reserved })) })
  await writeCounts(
    ctx,
    changes.filter(({ on_hand, counted }) => counted !== on_hand),
    note,
  )
}

function keyOf({ product_id, variation_id, size }: Pick<Level, 'product_id' | 'variation_id' | 'size'>): string {
  return `${product_id} ${variation_id} ${size}`
}

/** Inserts the levels with their count. Raising each from zero afterwards takes minutes for a file of ten thousand products. */
async function addMissingLevels(
  { db, actor, clock }: Pick<Ctx, 'db' | 'actor' | 'clock'>,
  counts: readonly CountOfMany[],
  note: string | undefined,
): Promise<void> {
  const levels = counts.map(({ productId, variationId, size, onHand }) => ({
    id: newId(),
    product_id: productId,
    variation_id: variationId,
    size,
    on_hand: onHand,
  }))
  const added = await db
    .insertInto('stock_levels')
    .values(levels)
    .onConflict((conflict) => conflict.constraint('stock_levels_one_per_option').doNothing())
    .returning(['id', 'on_hand'])
    .execute()
  const opening = added.filter(({ on_hand }) => on_hand !== 0)
  if (opening.length === 0) return
  await db
    .insertInto('stock_ledger')
    .values(
      opening.map(({ id, on_hand }) => ({
        id: newId(),
        stock_level_id: id,
        on_hand_change: on_hand,
        reserved_change: 0,
        reason: 'opening' as const,
        account_id: accountIdOf(actor),
        note: note ?? null,
        created_at: clock.now(),
      })),
    )
    .execute()
}

async function lockLevels({ db }: Pick<Ctx, 'db'>, productIds: readonly string[]): Promise<Level[]> {
  return db
    .selectFrom('stock_levels')
    .select(['id', 'product_id', 'variation_id', 'size', 'on_hand', 'reserved'])
    .where('product_id', '=', (eb) => eb.fn.any(eb.val(productIds as string[])))
    .orderBy('product_id')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

async function writeCounts(
  { db, actor, clock }: Pick<Ctx, 'db' | 'actor' | 'clock'>,
  changes: readonly (Level & { counted: number })[],
  note: string | undefined,
): Promise<void> {
  if (changes.length === 0) return
  await sql`
    with counted as (
      select * from unnest(${changes.map(({ id }) => id)}::uuid[], ${changes.map(({ counted }) => counted)}::int[],
        ${changes.map(({ on_hand }) => on_hand)}::int[], ${changes.map(() => newId())}::uuid[]) as c(id, on_hand, before, ledger_id)
    ), written as (
      update stock_levels as s set on_hand = c.on_hand from counted as c where s.id = c.id
    )
    insert into stock_ledger (id, stock_level_id, on_hand_change, reserved_change, reason, account_id, note, created_at)
    select c.ledger_id, c.id, c.on_hand - c.before, 0,
      case when exists (select from stock_ledger as l where l.stock_level_id = c.id) then 'adjusted' else 'opening' end,
      ${accountIdOf(actor)}, ${note ?? null}, ${clock.now()}
    from counted as c`.execute(db)
}

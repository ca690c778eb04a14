import type { Discount, DiscountChange, NewDiscount } from '#contract/discounts.ts'
import { isUniqueViolation } from '#kit/database/sql-errors.ts'
import { InvalidInput } from '#kit/http/domain-error.ts'
import { newId } from '#kit/ids.ts'
import { recordChange } from '#modules/audit/index.ts'
import { requireUnchanged } from '#modules/require-unchanged.ts'
import type { Ctx } from '#modules/context.ts'
import { refuse } from '#modules/refuse.ts'
import { getDiscount } from './list-discounts.ts'

type Fields = Omit<DiscountChange, 'expected_updated_at'>

/** Requires a transaction; throws InvalidInput (422), discount_code_taken. */
export async function createDiscount(ctx: Ctx, input: NewDiscount): Promise<Discount> {
  const id = newId()
  const { code, kind, ...others } = input
  await refuseWrong(ctx, { kind, value: input.value ?? null, starts_at: input.starts_at ?? null, ends_at: input.ends_at ?? null }, input)
  await refusingTaken(
    ctx.db
      .insertInto('discounts')
      .values({ id, code, kind, ...others, created_at: ctx.clock.now() })
      .execute(),
  )
  const after = await getDiscount(ctx, id)
  await recordChange(ctx, { action: 'discount.create', ...named(after), after: auditedDiscount(after) })
  return after
}

/**
 * Existing orders keep the earlier discount. Requires a transaction; throws discount_not_found, changed_meanwhile, InvalidInput (422),
 * discount_code_taken.
 */
export async function changeDiscount(ctx: Ctx, id: string, { expected_updated_at, ...change }: DiscountChange): Promise<Discount> {
  const before = await lockDiscount(ctx, id)
  requireUnchanged(before, expected_updated_at)
  // A code that changes to free shipping loses its value.
  const fields: Fields = change.kind === 'free_shipping' ? { value: null, ...change } : change
  await refuseWrong(ctx, { ...before, ...fields }, fields)
  await refusingTaken(
    ctx.db
      .updateTable('discounts')
      .set({ ...fields, updated_at: ctx.clock.now() })
      .where('id', '=', id)
      .execute(),
  )
  const after = await getDiscount(ctx, id)
  await recordChange(ctx, { action: 'discount.change', ...named(after), before: auditedDiscount(before), after: auditedDiscount(after) })
  return after
}

/** Orders keep the code's name and their discount. Requires a transaction; throws discount_not_found. */
export async function removeDiscount(ctx: Ctx, id: string): Promise<void> {
  const before = await lockDiscount(ctx, id)
  await ctx.db.deleteFrom('discounts').where('id', '=', id).execute()
  await recordChange(ctx, { action: 'discount.delete', ...named(before), before: auditedDiscount(before) })
}

async function lockDiscount(ctx: Ctx, id: string): Promise<Discount> {
  await ctx.db.selectFrom('discounts').select('id').where('id', '=', id).forUpdate().execute()
  return getDiscount(ctx, id)
}

async function refuseWrong(
  ctx: Ctx,
  { kind, value, starts_at, ends_at }: Pick<Discount, 'kind' | 'value' | 'starts_at' | 'ends_at'>,
  given: Fields,
): Promise<void> {
  const problems: Record<string, string> = {}
  if (kind === 'free_shipping' ? value !== null : value === null || value <= 0)
    problems['value'] = kind === 'free_shipping' ? 'invalid' : 'value_missing'
  if (kind === 'percent' && value !== null && value > 100) problems['value'] = 'percent_range'
  if (starts_at !== null && ends_at !== null && Date.parse(ends_at) <= Date.parse(starts_at)) problems['ends_at'] = 'ends_before'
  if (given.product_ids && (await countKnown(ctx, 'products', given.product_ids)) < new Set(given.product_ids).size)
    problems['product_ids'] = 'unknown_product'
  if (given.category_ids && (await countKnown(ctx, 'categories', given.category_ids)) < new Set(given.category_ids).size)
    problems['category_ids'] = 'unknown_category'
  if (Object.keys(problems).length > 0) throw new InvalidInput(problems)
}

async function countKnown({ db }: Pick<Ctx, 'db'>, table: 'products' | 'categories', ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0
  return (await db.selectFrom(table).select('id').where('id', 'in', ids).execute()).length
}

async function refusingTaken<Result>(write: Promise<Result>): Promise<Result> {
  try {
    return await write
  } catch (error) {
    if (isUniqueViolation(error, 'discounts_code_unique')) refuse('discount_code_taken')
    throw error
  }
}

function named({ id, code }: Discount) {
  return { entity: 'discount' as const, entityId: id, entityName: code }
}

function auditedDiscount({ id: _id, used: _count, state: _state, created_at: _made, updated_at: _changed, ...fields }: Discount) {
  return fields
}

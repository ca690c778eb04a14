import { sql } from 'kysely'
import type { BulkProductChange } from '#contract/admin-products.ts'
import type { BulkAnswer, ExpectedVersions } from '#contract/lists.ts'
import { highestPrice, mostTags } from '#contract/rules/product-limits.ts'
import type { Database } from '#kit/database/database.ts'
import { InvalidInput } from '#kit/http/domain-error.ts'
import { recordChange } from '#modules/audit/index.ts'
import { isChangedSince } from '#modules/require-unchanged.ts'
import type { Ctx } from '#modules/context.ts'
import { indexProducts } from '../search/search-index.ts'

type Row = {
  id: string
  name: string
  status: string
  tags: string[]
  price: number
  sale_price: number | null
  member_price: number | null
  category_id: string | null
  product_type_id: string | null
  highest: number
  /** The later change of the product and its images, as on the product's own page. */
  updated_at: Date
}

/**
 * Applies one change to many products in the caller's transaction. Returns missing products and those that cannot take the change as
 * failed. All prices of a product change by the same share. Throws InvalidInput for an unknown category or product type.
 */
export async function changeProducts(
  ctx: Ctx,
  {
    ids,
    change,
    expected_updated_at: versions,
  }: { ids: readonly string[]; change: BulkProductChange; expected_updated_at?: ExpectedVersions },
): Promise<BulkAnswer> {
  const wanted = [...new Set(ids)].sort()
  await requireKnown(ctx.db, change)
  await sql`select from products where id = any(${wanted}::uuid[]) order by id for no key update`.execute(ctx.db)
  const found = new Map((await readRows(ctx.db, wanted)).map((row) => [row.id, row]))
  const refusals = new Map(wanted.map((id) => [id, refusalOf(found.get(id), change, versions?.[id])]))
  const before = [...found.values()].filter(({ id }) => refusals.get(id) === undefined)
  await writeChange(ctx.db, before, change)
  await record(ctx, before, change)
  return { changed: before.length, failed: wanted.flatMap((id) => (refusals.get(id) ? [{ id, code: refusals.get(id) ?? '' }] : [])) }
}

async function requireKnown(db: Database, { category_id: categoryId, product_type_id: typeId }: BulkProductChange): Promise<void> {
  const category = categoryId && (await db.selectFrom('categories').select('id').where('id', '=', categoryId).executeTakeFirst())
  if (categoryId && !category) throw new InvalidInput({ 'change.category_id': 'unknown_category' })
  // Locked, so that the product type still exists when the products are written.
  const type = typeId && (await db.selectFrom('product_types').select('id').where('id', '=', typeId).forKeyShare().executeTakeFirst())
  if (typeId && !type) throw new InvalidInput({ 'change.product_type_id': 'invalid' })
}

async function readRows(db: Database, ids: readonly string[]): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select p.id, p.name, p.status, p.tags, p.price, p.sale_price, p.member_price, p.product_type_id,
      (select c.category_id from product_categories c where c.product_id = p.id and c.is_primary) as category_id,
      greatest(p.price, (select max(v.price) from product_variations v where v.product_id = p.id)) as highest,
      greatest(p.updated_at, (select max(i.updated_at) from product_images i where i.product_id = p.id)) as updated_at
    from products p
    where p.id = any(${[...ids]}::uuid[])
    order by p.id`.execute(db)
  return rows
}

function refusalOf(row: Row | undefined, change: BulkProductChange, expectedUpdatedAt: string | undefined): string | undefined {
  if (row === undefined) return 'product_not_found'
  if (isChangedSince(expectedUpdatedAt, row.updated_at)) return 'changed_meanwhile'
  if (tagsAfter(row, change).length > mostTags) return 'too_many_tags'
  return change.price_percent && row.highest * shareOf(change.price_percent) > highestPrice ? 'price_too_high' : undefined
}

function tagsAfter({ tags }: Row, { tags_add: added = [], tags_remove: removed = [] }: BulkProductChange): string[] {
  return [...new Set([...tags.filter((tag) => !removed.includes(tag)), ...added])]
}

function shareOf(percent: number): number {
  return (100 + percent) / 100
}

async function writeChange(db: Database, rows: readonly Row[], change: BulkProductChange): Promise<void> {
  if (rows.length === 0) return
  const ids = rows.map(({ id }) => id)
  // PostgreSQL rounds a numeric half up to the sen. A text parameter avoids binary fractions.
  const share = sql`((100 + ${String(change.price_percent ?? 0)}::numeric) / 100)`
  await sql`
    update products as p set status = coalesce(${change.status ?? null}, p.status), tags = c.tags,
      product_type_id = case when ${change.product_type_id !== undefined} then ${change.product_type_id ?? null}::uuid else p.product_type_id end,
      price = round(p.price * ${share}, 2), sale_price = round(p.sale_price * ${share}, 2), member_price = round(p.member_price * ${share}, 2)
    from jsonb_to_recordset(${JSON.stringify(rows.map((row) => ({ id: row.id, tags: tagsAfter(row, change) })))}::jsonb) as c (id uuid, tags text[])
    where p.id = c.id`.execute(db)
  if (change.price_percent)
    await sql`
      update product_variations set price = round(price * ${share}, 2), sale_price = round(sale_price * ${share}, 2),
        member_price = round(member_price * ${share}, 2)
      where product_id = any(${ids}::uuid[]) and num_nonnulls(price, sale_price, member_price) > 0`.execute(db)
  if (change.category_id !== undefined) await moveTo(db, ids, change.category_id)
  if (change.category_id !== undefined || change.tags_add || change.tags_remove) await indexProducts(db, ids)
}

/** Makes the category the primary one. The product's other categories follow it. */
async function moveTo(db: Database, ids: readonly string[], categoryId: string): Promise<void> {
  await sql`update product_categories set is_primary = false
    where product_id = any(${[...ids]}::uuid[]) and is_primary and category_id <> ${categoryId}`.execute(db)
  await sql`insert into product_categories (product_id, category_id, is_primary)
    select id, ${categoryId}::uuid, true from unnest(${[...ids]}::uuid[]) as id
    on conflict (product_id, category_id) do update set is_primary = true`.execute(db)
}

async function record(ctx: Ctx, before: readonly Row[], change: BulkProductChange): Promise<void> {
  const after = new Map(
    (
      await readRows(
        ctx.db,
        before.map(({ id }) => id),
      )
    ).map((row) => [row.id, row]),
  )
  for (const row of before) {
    const { name, highest: _highest, updated_at: _updated, ...fields } = after.get(row.id) ?? row
    const { name: _name, highest: _before, updated_at: _read, ...was } = row
    await recordChange(ctx, {
      action: 'product.change',
      entity: 'product',
      entityId: row.id,
      entityName: name,
      before: was,
      after: { ...fields, ...(change.price_percent && { price_percent: change.price_percent }) },
    })
  }
}

import { otherLanguages } from '#contract/languages.ts'
import type { AuditAction } from '#contract/rules/audit-actions.ts'
import type { CategoryChange, CategoryOrder, NewCategory } from '#contract/categories.ts'
import type { StaffCategory } from '#contract/catalog.ts'
import { isUniqueViolation } from '#kit/database/sql-errors.ts'
import { InvalidInput, NotFound } from '#kit/http/domain-error.ts'
import { newId } from '#kit/ids.ts'
import { recordChange } from '#modules/audit/index.ts'
import { requireUnchanged } from '#modules/require-unchanged.ts'
import { type Ctx, inTransaction } from '#modules/context.ts'
import { refuse } from '#modules/refuse.ts'
import { storedFacts } from '../facts/shown-facts.ts'
import { freeSlug } from '../products/slugs.ts'
import { getStaffCategory, readStaffCategories } from './staff-categories.ts'

/** Places the category last unless the input gives a position. For admins; throws category_slug_taken. */
export async function createCategory(
  ctx: Ctx,
  { translations, display_order, facts = {}, slug, ...fields }: NewCategory,
): Promise<StaffCategory> {
  return inTransaction(ctx, async (inside) => {
    const id = newId()
    const last = await inside.db
      .selectFrom('categories')
      .select((eb) => eb.fn.max('display_order').as('place'))
      .executeTakeFirst()
    await refusingTaken(
      inside.db
        .insertInto('categories')
        .values({
          ...fields,
          slug: slug ?? (await freeSlug(inside.db, fields.name, 'categories')),
          facts: storedFacts(facts),
          id,
          display_order: display_order ?? (last?.place ?? 0) + 1,
        })
        .execute(),
    )
    await writeTranslations(inside, id, translations)
    const after = await getStaffCategory(inside.db, id)
    await recordChange(inside, { action: 'category.create', ...audited(after), after: auditedFields(after) })
    return after
  })
}

/** Changes only the given fields. For admins; throws NotFound, changed_meanwhile, category_slug_taken. */
export async function changeCategory(
  ctx: Ctx,
  id: string,
  { translations, facts, expected_updated_at, ...fields }: CategoryChange & { expected_updated_at?: string | undefined },
): Promise<StaffCategory> {
  return inTransaction(ctx, async (inside) => {
    const before = await lockCategory(inside, id)
    requireUnchanged(before, expected_updated_at)
    await refusingTaken(
      inside.db
        .updateTable('categories')
        .set({ ...fields, ...(facts && { facts: storedFacts(facts) }), updated_at: ctx.clock.now() })
        .where('id', '=', id)
        .execute(),
    )
    await writeTranslations(inside, id, translations)
    return recorded(inside, 'category.change', before)
  })
}

/** Products in other categories stay in those. For admins; throws NotFound, category_has_products. */
export async function deleteCategory(ctx: Ctx, id: string): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const before = await lockCategory(inside, id)
    const { db } = inside
    const left = await db.deleteFrom('product_categories').where('category_id', '=', id).returning(['product_id', 'is_primary']).execute()
    for (const { product_id, is_primary } of left) {
      const other = await db
        .selectFrom('product_categories')
        .select('category_id')
        .where('product_id', '=', product_id)
        .orderBy('category_id')
        .executeTakeFirst()
      if (!other) refuse('category_has_products')
      if (is_primary)
        await db
          .updateTable('product_categories')
          .set({ is_primary: true })
          .where('product_id', '=', product_id)
          .where('category_id', '=', other.category_id)
          .execute()
    }
    await db.deleteFrom('categories').where('id', '=', id).execute()
    await recordChange(inside, { action: 'category.delete', ...audited(before), before: auditedFields(before) })
  })
}

/** Reorders all categories or none; returns every category in the new order. For admins; throws NotFound, InvalidInput. */
export async function reorderCategories(ctx: Ctx, { categories }: CategoryOrder): Promise<StaffCategory[]> {
  const places = new Map(categories.map(({ id, display_order }) => [id, display_order]))
  if (places.size !== categories.length) throw new InvalidInput({ categories: 'invalid' })
  return inTransaction(ctx, async (inside) => {
    // Locks rows in a fixed order, so that two concurrent changes wait for each other without a deadlock.
    const locked = await inside.db
      .selectFrom('categories')
      .select('id')
      .where('id', 'in', [...places.keys()])
      .orderBy('id')
      .forUpdate()
      .execute()
    if (locked.length !== places.size) throw new NotFound()
    const before = await readStaffCategories(inside.db, ctx.language)
    for (const { id, display_order } of before) {
      const place = places.get(id)
      if (place !== undefined && place !== display_order)
        await inside.db.updateTable('categories').set({ display_order: place, updated_at: ctx.clock.now() }).where('id', '=', id).execute()
    }
    const after = await readStaffCategories(inside.db, ctx.language)
    await recordChange(inside, {
      action: 'category.reorder',
      entity: 'category',
      entityId: 'all',
      before: { order: before.map(({ slug }) => slug) },
      after: { order: after.map(({ slug }) => slug) },
    })
    return after
  })
}

/** Throws NotFound. */
export async function lockCategory({ db }: Ctx, id: string): Promise<StaffCategory> {
  await db.selectFrom('categories').select('id').where('id', '=', id).forUpdate().execute()
  return getStaffCategory(db, id)
}

export async function recorded(
  ctx: Ctx,
  action: Extract<AuditAction, `category.${string}`>,
  before: StaffCategory,
): Promise<StaffCategory> {
  const after = await getStaffCategory(ctx.db, before.id)
  await recordChange(ctx, { action, ...audited(after), before: auditedFields(before), after: auditedFields(after) })
  return after
}

async function writeTranslations({ db }: Ctx, id: string, translations: CategoryChange['translations'] = {}): Promise<void> {
  for (const language of otherLanguages) {
    const texts = translations[language]
    if (texts === null)
      await db.deleteFrom('category_translations').where('category_id', '=', id).where('language', '=', language).execute()
    else if (texts !== undefined)
      await db
        .insertInto('category_translations')
        .values({ category_id: id, language, ...texts })
        .onConflict((conflict) => conflict.columns(['category_id', 'language']).doUpdateSet(texts))
        .execute()
  }
}

async function refusingTaken(writing: Promise<unknown>): Promise<void> {
  await writing.catch((error: unknown) => {
    if (isUniqueViolation(error, 'categories_slug_unique')) refuse('category_slug_taken')
    throw error
  })
}

function audited({ id, name }: StaffCategory) {
  return { entity: 'category' as const, entityId: id, entityName: name }
}

function auditedFields({
  id: _id,
  updated_at: _at,
  product_count: _count,
  image_url: _url,
  earlier_slugs: _earlier,
  ...fields
}: StaffCategory) {
  return fields
}

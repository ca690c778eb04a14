import type { NewProductType, ProductTypeChange, ProductTypePage } from '#contract/product-types.ts'
import { InvalidInput, NotFound } from '#kit/http/domain-error.ts'
import { newId } from '#kit/ids.ts'
import { recordChange } from '#modules/audit/index.ts'
import { requireUnchanged } from '#modules/require-unchanged.ts'
import type { Ctx } from '#modules/context.ts'
import { getProductType } from './product-type-store.ts'

/** For admins, in a transaction. Throws InvalidInput for an unknown step id. */
export async function createProductType(ctx: Ctx, { steps, translations, ...columns }: NewProductType): Promise<ProductTypePage> {
  const [id, now] = [newId(), ctx.clock.now()]
  await ctx.db
    .insertInto('product_types')
    .values({ id, ...columns, ...textsAfter({}, translations), created_at: now, updated_at: now })
    .execute()
  await writeSteps(ctx, id, [], steps)
  const made = await getProductType(ctx, id)
  await recordChange(ctx, { action: 'product_type.create', ...auditedType(made), after: auditedFields(made) })
  return made
}

/** The steps of existing orders do not change. For admins, in a transaction. Throws NotFound, changed_meanwhile (409), InvalidInput. */
export async function changeProductType(
  ctx: Ctx,
  { id, change, expectedUpdatedAt }: { id: string; change: ProductTypeChange; expectedUpdatedAt: string | undefined },
): Promise<ProductTypePage> {
  const before = await lockProductType(ctx, id)
  requireUnchanged(before, expectedUpdatedAt)
  const { steps, translations, ...columns } = change
  await ctx.db
    .updateTable('product_types')
    .set({
      ...columns,
      ...(translations && textsAfter(before.translations, translations)),
      updated_at: new Date(Math.max(ctx.clock.now().getTime(), Date.parse(before.updated_at) + 1)),
    })
    .where('id', '=', id)
    .execute()
  const known = before.steps.map((step) => step.id)
  if (steps) await writeSteps(ctx, id, known, steps)
  const after = await getProductType(ctx, id)
  await recordChange(ctx, {
    action: 'product_type.change',
    ...auditedType(after),
    before: auditedFields(before),
    after: auditedFields(after),
  })
  return after
}

export async function lockProductType(ctx: Ctx, id: string): Promise<ProductTypePage> {
  const locked = await ctx.db.selectFrom('product_types').select('id').where('id', '=', id).forUpdate().executeTakeFirst()
  if (!locked) throw new NotFound()
  return getProductType(ctx, id)
}

/** English is stored in the name column. Omitted languages stay unchanged. */
function textsAfter(before: ProductTypePage['translations'], { en, ...sent }: NewProductType['translations']) {
  const translations = Object.fromEntries(Object.entries({ ...before, ...sent }).filter(([, texts]) => texts !== null))
  return { ...(en?.name && { name: en.name }), translations: JSON.stringify(translations) }
}

async function writeSteps({ db }: Ctx, typeId: string, known: readonly string[], steps: NewProductType['steps']): Promise<void> {
  const strange = steps.findIndex(({ id }) => id !== undefined && !known.includes(id))
  if (strange >= 0) throw new InvalidInput({ [`steps.${strange}.id`]: 'invalid' })
  const ids = steps.flatMap(({ id }) => id ?? [])
  if (new Set(ids).size < ids.length) throw new InvalidInput({ steps: 'invalid' })
  await db.deleteFrom('product_type_steps').where('product_type_id', '=', typeId).execute()
  await db
    .insertInto('product_type_steps')
    .values(
      steps.map(({ id, minutes, name, description, translations: { en, ...translations } }, position) => ({
        id: id ?? newId(),
        product_type_id: typeId,
        position,
        minutes,
        name: en?.name || name,
        description: en?.description || description,
        translations: JSON.stringify(translations),
      })),
    )
    .execute()
}

export function auditedType({ id, name }: ProductTypePage) {
  return { entity: 'product_type' as const, entityId: id, entityName: name }
}

export function auditedFields({ name, minutes_per_day, google_category, gender, age_group, translations, steps }: ProductTypePage) {
  return { name, minutes_per_day, google_category, gender, age_group, translations, steps }
}

import { isStaff } from '#contract/actor.ts'
import type { Category } from '#contract/catalog.ts'
import type { Ctx } from '#modules/context.ts'
import { presentCategory, readCategories } from './category-store.ts'

/** In their display order. Inactive ones are for staff, who may leave them out. */
export async function listCategories(ctx: Ctx, input: { active?: boolean | undefined }): Promise<Category[]> {
  ctx.uses.add('categories')
  const activeOnly = input.active === true || !isStaff(ctx.actor)
  return (await readCategories(ctx.db, ctx.language, { activeOnly })).map(presentCategory)
}

import { isStaff } from '#contract/actor.ts'
import type { Category, StaffCategory } from '#contract/catalog.ts'
import type { KeptKind } from '#kit/read-cache.ts'
import type { Ctx } from '#modules/context.ts'
import { presentCategory, readCategories } from './category-store.ts'
import { readStaffCategories } from './staff-categories.ts'

const keptCategories: KeptKind<Category[]> = { most: 10 }

/** In display order. Staff get inactive categories too, unless they leave them out, and all languages. */
export async function listCategories(ctx: Ctx, input: { active?: boolean | undefined }): Promise<(Category | StaffCategory)[]> {
  ctx.uses.add('categories')
  if (isStaff(ctx.actor)) {
    const all = await readStaffCategories(ctx.db, ctx.language)
    return input.active === true ? all.filter(({ is_active }) => is_active) : all
  }
  const read = async () => (await readCategories(ctx.db, ctx.language, { activeOnly: true })).map(presentCategory)
  if (!ctx.kept) return read()
  return ctx.kept.read(keptCategories, ctx.language, ctx.uses, (uses) => {
    uses.add('categories')
    return read()
  })
}

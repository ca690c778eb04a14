import type { StaffCategory } from '#contract/catalog.ts'
import type { Admission } from '#kit/http/before-body.ts'
import { requireUnchanged, type SentImage } from '#modules/require-unchanged.ts'
import { type Ctx, inTransaction } from '#modules/context.ts'
import { addImage, redrawImage } from '#modules/media/index.ts'
import { getStaffCategory } from './staff-categories.ts'
import { lockCategory, recorded } from './change-categories.ts'

const mostMb = 20
const sidePx = 2400

/** Runs before an upload is read. Throws NotFound. */
export async function admitCategoryImage({ ctx }: { ctx: Ctx }, { id = '' }: Partial<Record<string, string>>): Promise<Admission> {
  await getStaffCategory(ctx.db, id)
  return { mostMb }
}

/** Redraws the image, which removes location data. For admins; throws NotFound, changed_meanwhile, and the refusals of `redrawImage`. */
export async function setCategoryImage(ctx: Ctx, id: string, { file, expected_updated_at }: SentImage): Promise<StaffCategory> {
  const bytes = await redrawImage(ctx, file, { shape: 'inside', sidePx, format: 'webp' })
  return inTransaction(ctx, async (inside) => {
    const before = await lockCategory(inside, id)
    requireUnchanged(before, expected_updated_at)
    const { key: picture_key } = await addImage(inside, bytes)
    await inside.db
      .insertInto('featured_categories')
      .values({ category_id: id, picture_key })
      .onConflict((conflict) => conflict.column('category_id').doUpdateSet({ picture_key }))
      .execute()
    await inside.db.updateTable('categories').set({ updated_at: ctx.clock.now() }).where('id', '=', id).execute()
    return recorded(inside, 'category.image', before)
  })
}

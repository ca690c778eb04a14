import { otherLanguages } from '#contract/languages.ts'
import { sql } from 'kysely'
import type { AuditAction } from '#contract/rules/audit-actions.ts'
import type { AdminStory, NewStory, StoryChange } from '#contract/stories.ts'
import { mostImageMb } from '#contract/rules/image-limits.ts'
import type { Admission } from '#kit/http/before-body.ts'
import { isUniqueViolation } from '#kit/database/sql-errors.ts'
import { InvalidInput } from '#kit/http/domain-error.ts'
import { isId, newId } from '#kit/ids.ts'
import { recordChange } from '#modules/audit/index.ts'
import { requireUnchanged, type SentImage } from '#modules/require-unchanged.ts'
import { type Ctx, inTransaction, type RequestContext } from '#modules/context.ts'
import { addImage, redrawImage } from '#modules/media/index.ts'
import { refusal, refuse } from '#modules/refuse.ts'
import { slugOf } from '../products/slugs.ts'
import { getAdminStory } from './admin-stories.ts'

const sidePx = 2560

/** Hidden unless the input says otherwise. Requires a transaction. Throws slug_taken, InvalidInput for an unknown product. */
export async function createStory(ctx: Ctx, input: NewStory): Promise<AdminStory> {
  const [id, now] = [newId(), ctx.clock.now()]
  const { title, slug = slugOf(title), motif = '', summary = '', body = '' } = input
  const row = { id, slug, title, motif, summary, body, is_active: input.is_active ?? false, created_at: now, updated_at: now }
  await refusingTaken(ctx.db.insertInto('stories').values(row).execute())
  await writeParts(ctx, id, input)
  if (input.position !== undefined) await ctx.db.updateTable('stories').set({ position: input.position }).where('id', '=', id).execute()
  return logged(ctx, 'story.create', undefined, await getAdminStory(ctx, id))
}

/** Requires a transaction. Throws story_not_found, changed_meanwhile (409) and the errors of createStory. */
export async function changeStory(ctx: Ctx, id: string, change: StoryChange, expectedUpdatedAt?: string): Promise<AdminStory> {
  const before = await lockStory(ctx, id)
  requireUnchanged(before, expectedUpdatedAt)
  const { translations: _texts, product_ids: _products, ...columns } = change
  await refusingTaken(
    ctx.db
      .updateTable('stories')
      .set({ ...columns, updated_at: ctx.clock.now() })
      .where('id', '=', id)
      .execute(),
  )
  await writeParts(ctx, id, change)
  return logged(ctx, 'story.change', before, await getAdminStory(ctx, id))
}

/** Requires a transaction. Throws story_not_found. */
export async function removeStory(ctx: Ctx, id: string): Promise<void> {
  const before = await lockStory(ctx, id)
  await ctx.db.deleteFrom('stories').where('id', '=', id).execute()
  const { title, slug } = before
  await recordChange(ctx, { action: 'story.delete', entity: 'story', entityId: id, entityName: title, before: { title, slug } })
}

/** Runs before an upload is read. Throws story_not_found. */
export async function admitStoryImage({ ctx }: RequestContext, id: string): Promise<Admission> {
  if (!isId(id)) refuse('story_not_found')
  await getAdminStory(ctx, id)
  return { mostMb: mostImageMb }
}

/** Redraws the image, then opens its own transaction. Throws story_not_found, changed_meanwhile, and the refusals of `redrawImage`. */
export async function setStoryImage(ctx: Ctx, id: string, { file, expected_updated_at }: SentImage): Promise<AdminStory> {
  const { key } = await addImage(ctx, await redrawImage(ctx, file, { shape: 'inside', sidePx, format: 'original' }))
  return inTransaction(ctx, async (inside) => {
    const before = await lockStory(inside, id)
    requireUnchanged(before, expected_updated_at)
    await inside.db.updateTable('stories').set({ picture_key: key }).where('id', '=', id).execute()
    return logged(inside, 'story.image', before, await getAdminStory(inside, id))
  })
}

async function lockStory(ctx: Ctx, id: string): Promise<AdminStory> {
  await ctx.db.selectFrom('stories').select('id').where('id', '=', id).forUpdate().execute()
  return getAdminStory(ctx, id)
}

async function writeParts({ db }: Ctx, id: string, { translations = {}, product_ids }: StoryChange): Promise<void> {
  for (const language of otherLanguages) {
    const texts = translations[language]
    if (texts === null) await db.deleteFrom('story_translations').where('story_id', '=', id).where('language', '=', language).execute()
    if (!texts) continue
    await db
      .insertInto('story_translations')
      .values({ story_id: id, language, ...texts })
      .onConflict((conflict) => conflict.columns(['story_id', 'language']).doUpdateSet(texts))
      .execute()
  }
  if (product_ids === undefined) return
  const wanted = [...new Set(product_ids)]
  const known = wanted.length === 0 ? [] : await db.selectFrom('products').select('id').where('id', 'in', wanted).execute()
  if (known.length < wanted.length) throw new InvalidInput({ product_ids: 'unknown_product' })
  await sql`delete from product_stories where story_id = ${id} and product_id <> all (${wanted}::uuid[])`.execute(db)
  // Places the story after the other stories of each product.
  await sql`
    insert into product_stories (product_id, story_id, position)
    select w.id, ${id}, coalesce((select max(ps.position) + 1 from product_stories ps where ps.product_id = w.id), 0)
    from unnest(${wanted}::uuid[]) as w (id)
    on conflict (product_id, story_id) do nothing`.execute(db)
}

async function refusingTaken<Result>(write: Promise<Result>): Promise<Result> {
  return write.catch((error: unknown) => {
    throw isUniqueViolation(error, 'stories_slug_unique') ? refusal('slug_taken') : error
  })
}

async function logged(
  ctx: Ctx,
  action: Extract<AuditAction, `story.${string}`>,
  before: AdminStory | undefined,
  after: AdminStory,
): Promise<AdminStory> {
  const auditedFields = ({ id: _id, image_url: _url, created_at: _made, updated_at: _changed, ...fields }: AdminStory) => fields
  await recordChange(ctx, {
    action,
    entity: 'story',
    entityId: after.id,
    entityName: after.title,
    ...(before && { before: auditedFields(before) }),
    after: auditedFields(after),
  })
  return after
}

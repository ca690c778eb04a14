import { accountIdOf } from '#contract/actor.ts'
import type { StudioImage } from '#contract/studio.ts'
import { recordChange } from '#modules/audit/index.ts'
import { type Ctx, inTransaction } from '#modules/context.ts'
import { refuse } from '#modules/refuse.ts'
import { getImage } from '../present-session.ts'
import { auditedSession, findSession, type ImagePath, lockImage, lockSession, touchSession } from '../studio-store.ts'
import { discardFile } from './drop-files.ts'

type Review = { verdict: 'accepted' | 'rejected' | 'undecided'; note?: string | undefined }

/** Runs in a transaction. Throws studio_session_not_found, studio_image_not_found, image_not_ready, studio_image_saved. */
export async function reviewImage(ctx: Ctx, path: ImagePath, { verdict, note }: Review): Promise<StudioImage> {
  const session = await lockSession(ctx, path.sessionId)
  const image = await lockImage(ctx, path)
  if (!['ready', 'accepted', 'rejected'].includes(image.status)) refuse('image_not_ready')
  if (image.product_image_id !== null && verdict !== 'accepted') refuse('studio_image_saved')
  const isDecided = verdict !== 'undecided'
  await ctx.db
    .updateTable('studio_images')
    .set({
      status: isDecided ? verdict : 'ready',
      ...(note === undefined ? {} : { note: note || null }),
      reviewed_by: isDecided ? accountIdOf(ctx.actor) : null,
      reviewed_at: isDecided ? ctx.clock.now() : null,
    })
    .where('id', '=', image.id)
    .execute()
  if (session.step === 'generation') await touchSession(ctx, session.id, 'review')
  await recordChange(ctx, {
    action: 'studio_session.review',
    ...auditedSession(session),
    before: { verdict: image.status, note: image.note },
    after: { verdict, note: note === undefined ? image.note : note || null },
  })
  return getImage(ctx, path)
}

/**
 * Also cancels a running picture on any process. Opens its own transaction. Throws studio_session_not_found, studio_image_not_found,
 * studio_image_saved.
 */
export async function removeImage(ctx: Ctx, path: ImagePath): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const session = await findSession(inside, path.sessionId)
    const image = await lockImage(inside, path)
    if (image.product_image_id !== null) refuse('studio_image_saved')
    await inside.db.deleteFrom('studio_images').where('id', '=', image.id).execute()
    await recordChange(inside, {
      action: 'studio_session.remove_image',
      ...auditedSession(session),
      before: { status: image.status, engine: image.engine },
    })
    if (image.file_key !== null) await discardFile(inside, image.file_key)
  })
}

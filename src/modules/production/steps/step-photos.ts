import { once } from 'node:events'
import type { ItemSteps } from '#contract/production.ts'
import { mostImageMb } from '#contract/rules/image-limits.ts'
import { mostPhotos } from '#contract/rules/production-rules.ts'
import type { Admission } from '#kit/http/before-body.ts'
import { NotFound } from '#kit/http/domain-error.ts'
import { isId, newId } from '#kit/ids.ts'
import type { Limit } from '#kit/limits/limits.ts'
import { recordChange } from '#modules/audit/index.ts'
import { type Ctx, inTransaction, type RequestContext } from '#modules/context.ts'
import { requireAccount } from '#modules/identity/index.ts'
import { discardPicture, redrawImage, storePictures } from '#modules/media/index.ts'
import { refuse } from '#modules/refuse.ts'
import { getItemSteps } from './item-store.ts'
import { auditedItem, lockItem } from './lock-item.ts'
import { settleItems } from './settle-items.ts'

/** Large enough to show a flaw in a print. */
const sidePx = 2000
const photosByAccount: Limit = { name: 'production-photos', points: 120, perSeconds: 600 }

type StepPath = { itemId: string; stepId: string }
type NewPhoto = StepPath & { file: Blob; photoId?: string | undefined }

class SentAlready extends Error {}

/** Runs before an upload is read. Throws NotFound, not_in_production, too_many_photos (409), TooManyRequests. */
export async function admitStepPhoto({ ctx, limits }: RequestContext, { itemId, stepId }: StepPath): Promise<Admission> {
  const { accountId } = requireAccount(ctx.actor)
  if (!isId(itemId) || !isId(stepId)) throw new NotFound()
  const step = await ctx.db
    .selectFrom('production_steps as s')
    .innerJoin('production_items as i', 'i.id', 's.item_id')
    .select('i.is_active')
    .where('s.id', '=', stepId)
    .where('i.id', '=', itemId)
    .executeTakeFirst()
  if (!step) throw new NotFound()
  if (!step.is_active) refuse('not_in_production')
  await requireRoom(ctx, stepId)
  await limits.take(photosByAccount, accountId)
  return { mostMb: mostImageMb }
}

/**
 * Adds a photograph to a step, re-encoded without the camera's metadata. Opens its own transaction, since encoding must not lock the item.
 * Throws NotFound, not_in_production, too_many_photos, and the refusals of `redrawImage`.
 */
export async function addStepPhoto(ctx: Ctx, { itemId, stepId, file, photoId: id = newId() }: NewPhoto): Promise<ItemSteps> {
  const { accountId } = requireAccount(ctx.actor)
  if (await isStored(ctx, id, stepId)) return getItemSteps(ctx, itemId)
  const bytes = await redrawImage(ctx, file, { shape: 'inside', sidePx, format: 'jpeg' })
  const fileKey = `production/${stepId}/${newId()}.jpg`
  const write = async (inner: Ctx) => {
    const item = await lockStep(inner, { itemId, stepId })
    // If a photograph is sent twice at once, the second request finds the first.
    if (await isStored(inner, id, stepId)) throw new SentAlready()
    await requireRoom(inner, stepId)
    await inner.db
      .insertInto('production_photos')
      .values({ id, step_id: stepId, file_key: fileKey, size: bytes.length, account_id: accountId, created_at: inner.clock.now() })
      .execute()
    await settleItems(inner, [itemId])
    await recordChange(inner, { action: 'production.add_photo', ...auditedItem(item), after: { step: stepId, photo: id } })
    return getItemSteps(inner, itemId)
  }
  return storePictures(ctx, [{ key: fileKey, bytes, type: 'image/jpeg' }], () => inTransaction(ctx, write)).catch((error: unknown) => {
    if (error instanceof SentAlready) return getItemSteps(ctx, itemId)
    throw error
  })
}

/** Opens its own transaction; the file is deleted after its row. Throws NotFound, not_in_production. */
export async function removeStepPhoto(ctx: Ctx, { itemId, stepId, photoId }: StepPath & { photoId: string }): Promise<ItemSteps> {
  const { fileKey, steps } = await inTransaction(ctx, async (inner) => {
    const item = await lockStep(inner, { itemId, stepId })
    const removed = await inner.db
      .deleteFrom('production_photos')
      .where('id', '=', photoId)
      .where('step_id', '=', stepId)
      .returning('file_key')
      .executeTakeFirst()
    if (!removed) throw new NotFound()
    await settleItems(inner, [itemId])
    await recordChange(inner, { action: 'production.remove_photo', ...auditedItem(item), before: { step: stepId, photo: photoId } })
    return { fileKey: removed.file_key, steps: await getItemSteps(inner, itemId) }
  })
  await discardPicture(ctx, fileKey)
  return steps
}

/** Streams a photograph to staff. Throws NotFound. */
export async function readStepPhoto(ctx: Ctx, id: string): Promise<Response> {
  const photo = isId(id)
    ? await ctx.db.selectFrom('production_photos').select(['file_key', 'size']).where('id', '=', id).executeTakeFirst()
    : undefined
  if (!photo) throw new NotFound()
  const file = await ctx.files.stream(photo.file_key)
  // A missing file must fail before the response begins.
  await once(file, 'readable')
  const chunks: AsyncIterator<Uint8Array> = file[Symbol.asyncIterator]()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = await chunks.next()
      if (next.done) controller.close()
      else controller.enqueue(next.value)
    },
    cancel: () => void file.destroy(),
  })
  return new Response(body, {
    headers: {
      'content-type': 'image/jpeg',
      'content-length': String(photo.size),
      'cache-control': 'private, max-age=3600',
      'x-content-type-options': 'nosniff',
    },
  })
}

async function lockStep(ctx: Ctx, { itemId, stepId }: StepPath) {
  const { item, steps } = await lockItem(ctx, itemId)
  if (!steps.some(({ id }) => id === stepId)) throw new NotFound()
  return item
}

/** Throws NotFound if the photograph belongs to another step. */
async function isStored({ db }: Pick<Ctx, 'db'>, photoId: string, stepId: string): Promise<boolean> {
  const photo = await db.selectFrom('production_photos').select('step_id').where('id', '=', photoId).executeTakeFirst()
  if (photo && photo.step_id !== stepId) throw new NotFound()
  return photo !== undefined
}

async function requireRoom({ db }: Pick<Ctx, 'db'>, stepId: string): Promise<void> {
  const { count } = await db
    .selectFrom('production_photos')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('step_id', '=', stepId)
    .executeTakeFirstOrThrow()
  if (count >= mostPhotos) refuse('too_many_photos')
}

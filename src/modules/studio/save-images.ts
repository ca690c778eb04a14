import { type OtherLanguage, perOther } from '#contract/languages.ts'
import type { SavedStudioImage } from '#contract/studio.ts'
import { InvalidInput } from '#kit/http/domain-error.ts'
import { recordChange } from '#modules/audit/index.ts'
import { type MadeImage, placeMadeImages, readMadeImages } from '#modules/catalog/index.ts'
import { type Ctx, inTransaction } from '#modules/context.ts'
import { addImage } from '#modules/media/index.ts'
import { refuse } from '#modules/refuse.ts'
import { draftAlt } from './present-image.ts'
import { namesOf } from './present-session.ts'
import { auditedSession, findImage, findSession, lockSession, readShots, selectImages, touchSession } from './studio-store.ts'

/**
 * Saves accepted pictures as the product's first images, in this order; a picture that was saved before is updated. Opens its own
 * transaction, since storing files must not lock the product. Throws studio_session_not_found, studio_image_not_found, image_not_accepted,
 * too_many_images, InvalidInput for another product's variation or a duplicate picture.
 */
export async function saveImages(ctx: Ctx, sessionId: string, wishes: readonly SavedStudioImage[]): Promise<void> {
  const ids = wishes.map(({ id }) => id)
  if (new Set(ids).size !== ids.length) throw new InvalidInput({ images: 'twice' })
  await findSession(ctx, sessionId)
  const keys = new Map<string, string>()
  for (const imageId of ids) keys.set(imageId, await storeOf(ctx, sessionId, imageId))
  await inTransaction(ctx, async (inside) => {
    const session = await lockSession(inside, sessionId)
    const images = await selectImages(inside.db).where('i.session_id', '=', sessionId).where('i.id', 'in', ids).execute()
    const [names, shots, there] = await Promise.all([
      namesOf(inside, session),
      readShots(inside, sessionId),
      readMadeImages(inside, session.product_id),
    ])
    const made = wishes.map((wish): MadeImage => {
      const image = images.find(({ id }) => id === wish.id)
      if (!image) refuse('studio_image_not_found')
      // Another person may have withdrawn the acceptance in the meantime.
      if (image.status !== 'accepted') refuse('image_not_accepted')
      const saved = image.product_image_id === null ? undefined : there.get(image.product_image_id)
      const drafted = draftAlt(
        names,
        shots.find(({ id }) => id === image.shot_id),
      )
      const textIn = (language: OtherLanguage) =>
        wish.translations?.[language]?.alt ?? saved?.translations[language]?.alt ?? drafted[language]
      const variationId = wish.variation_id === undefined ? (saved ? saved.variation_id : session.variation_id) : wish.variation_id
      return {
        id: saved?.id ?? null,
        imageKey: keys.get(image.id) ?? '',
        origin: image.engine === 'compositor' ? 'composed' : 'generated',
        variationId,
        alt: { en: wish.alt, ...perOther(textIn) },
        isFeatured: wish.is_featured ?? false,
      }
    })
    const placed = await placeMadeImages(inside, session.product_id, made)
    for (const [place, id] of ids.entries())
      await inside.db
        .updateTable('studio_images')
        .set({ product_image_id: placed[place] ?? null })
        .where('id', '=', id)
        .execute()
    await touchSession(inside, sessionId, 'done')
    await recordChange(inside, {
      action: 'studio_session.save',
      ...auditedSession(session),
      before: { pictures: made.filter(({ id }) => id !== null).length },
      after: { pictures: made.length, is_featured: made.findLastIndex(({ isFeatured }) => isFeatured) + 1 || null },
    })
  })
}

/** Returns the public key of the picture's file. The key contains the file's hash, so saving again gives the same key. */
async function storeOf(ctx: Ctx, sessionId: string, imageId: string): Promise<string> {
  const image = await findImage(ctx, { sessionId, imageId })
  if (image.status !== 'accepted' || image.file_key === null) refuse('image_not_accepted')
  const bytes = await ctx.files.find(image.file_key)
  if (!bytes) refuse('studio_image_not_found')
  return (await addImage(ctx, bytes)).key
}

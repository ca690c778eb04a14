import { isStaff } from '#contract/actor.ts'
import { mostReviewPictures, reviewPictureMb } from '#contract/rules/review-rules.ts'
import type { Admission } from '#kit/http/before-body.ts'
import { NotFound } from '#kit/http/domain-error.ts'
import { isId, newId } from '#kit/ids.ts'
import { measureImage } from '#kit/images/open-image.ts'
import type { Limit } from '#kit/limits/limits.ts'
import { type Ctx, inTransaction, type RequestContext } from '#modules/context.ts'
import { answerPicture, redrawImage, storePictures } from '#modules/media/index.ts'
import { readOwnOrder } from '#modules/orders/index.ts'
import { refuse } from '#modules/refuse.ts'
import { findReviewOf, isOwnReview } from './own-reviews.ts'
import { fileOfPicture, type PictureSize, pictureSizes, reviewPictures } from './review-files.ts'
import { lockOwnReview } from './write-review.ts'

const picturesByAddress: Limit = { name: 'review-pictures-by-address', points: 60, perSeconds: 3600 }
/** Browsers cache a picture for up to an hour after it is taken off a page. */
const seenForSeconds = 3600

type Asked = { orderId: string; productId: string }

/** Runs before an upload is read. Only the author adds pictures. Throws NotFound, too_many_pictures, TooManyRequests. */
export async function admitPicture(
  { ctx, guestTokens, limits, address }: RequestContext,
  { orderId, productId }: Asked,
): Promise<Admission> {
  await limits.take(picturesByAddress, address)
  if (!isId(orderId) || !isId(productId)) throw new NotFound()
  const order = await readOwnOrder(ctx, orderId, guestTokens)
  const review = await findReviewOf(ctx, order, productId)
  if (!review || !isOwnReview(review, order)) throw new NotFound()
  if (review.pictures.length >= mostReviewPictures) refuse('too_many_pictures')
  return { mostMb: reviewPictureMb }
}

/** Stores two sizes. A published review waits for approval again. Throws NotFound, too_many_pictures, and the refusals of `redrawImage`. */
export async function addPicture(
  { ctx, guestTokens }: Pick<RequestContext, 'ctx' | 'guestTokens'>,
  asked: Asked,
  file: Blob,
): Promise<void> {
  const large = await redrawImage(ctx, file, { shape: 'inside', sidePx: pictureSizes.large, format: 'webp' })
  const small = await redrawImage(ctx, new Blob([new Uint8Array(large)]), { shape: 'square', sidePx: pictureSizes.small, format: 'webp' })
  const { width, height } = await measureImage(large)
  const id = newId()
  const write = async (inside: Ctx) => {
    const review = await lockOwnReview(inside, { ...asked, guestTokens })
    if (review.pictures.length >= mostReviewPictures) refuse('too_many_pictures')
    const now = ctx.clock.now()
    await inside.db.insertInto('review_pictures').values({ id, review_id: review.id, width, height, created_at: now }).execute()
    await readAgain(inside, review.id)
  }
  const files = [
    { key: fileOfPicture(id, 'large'), bytes: large, type: 'image/webp' },
    { key: fileOfPicture(id, 'small'), bytes: small, type: 'image/webp' },
  ] as const
  await storePictures(ctx, files, () => inTransaction(ctx, write))
}

/** Runs in a transaction. Throws NotFound. */
export async function removePicture(
  ctx: Ctx,
  { pictureId, ...asked }: Asked & { pictureId: string; guestTokens: readonly string[] },
): Promise<void> {
  const review = await lockOwnReview(ctx, asked)
  const gone = await ctx.db
    .deleteFrom('review_pictures')
    .where('id', '=', pictureId)
    .where('review_id', '=', review.id)
    .returning('id')
    .executeTakeFirst()
  if (!gone) throw new NotFound()
  await reviewPictures.drop(ctx, [gone])
  // A change of the row updates the pages that show the picture.
  await ctx.db.updateTable('reviews').set({ updated_at: ctx.clock.now() }).where('id', '=', review.id).execute()
}

async function readAgain({ db, clock }: Ctx, reviewId: string): Promise<void> {
  await db
    .updateTable('reviews')
    .set({ status: 'waiting', refusal: null, decided_at: null, updated_at: clock.now() })
    .where('id', '=', reviewId)
    .execute()
}

/** Pictures of published reviews are public; staff and the author see all others. Throws NotFound. */
export async function readPicture(
  { ctx, guestTokens }: RequestContext,
  { pictureId, size }: { pictureId: string; size: PictureSize },
): Promise<Response> {
  const picture = isId(pictureId)
    ? await ctx.db
        .selectFrom('review_pictures as p')
        .innerJoin('reviews as r', 'r.id', 'p.review_id')
        .select(['r.status', 'r.order_id'])
        .where('p.id', '=', pictureId)
        .executeTakeFirst()
    : undefined
  if (!picture) throw new NotFound()
  const isPublic = picture.status === 'approved'
  if (!isPublic && !isStaff(ctx.actor)) await readOwnOrder(ctx, picture.order_id, guestTokens)
  return answerPicture(ctx, fileOfPicture(pictureId, size), isPublic ? `public, max-age=${seenForSeconds}` : undefined)
}

import type { Ctx } from '#modules/context.ts'
import { pictureDrop } from '#modules/media/index.ts'

export const pictureSizes = { large: 1600, small: 320 } as const
export type PictureSize = keyof typeof pictureSizes

export function fileOfPicture(pictureId: string, size: PictureSize): string {
  return `review-pictures/${pictureId}-${size}.webp`
}

export const reviewPictures = pictureDrop('drop-review-pictures', (id) => [fileOfPicture(id, 'large'), fileOfPicture(id, 'small')])

/** Deletes the pictures of these reviews, and their files once the transaction is committed. Runs in a transaction. */
export async function dropPictures(ctx: Pick<Ctx, 'db' | 'jobs'>, reviewIds: readonly string[]): Promise<void> {
  if (reviewIds.length === 0) return
  await reviewPictures.drop(ctx, await ctx.db.deleteFrom('review_pictures').where('review_id', 'in', reviewIds).returning('id').execute())
}

import { z } from 'zod'
import { defineJob } from '#kit/jobs/jobs.ts'
import type { Ctx } from '#modules/context.ts'

export const pictureSizes = { large: 1600, small: 320 } as const
export type PictureSize = keyof typeof pictureSizes

export function fileOfPicture(pictureId: string, size: PictureSize): string {
  return `review-pictures/${pictureId}-${size}.webp`
}

/** Removes the files of pictures whose rows are gone. */
export const dropPicturesJob = defineJob({
  name: 'drop-review-pictures',
  payload: z.strictObject({ ids: z.array(z.uuid()) }),
  retryLimit: 12,
})

/** Deletes the pictures of these reviews; their files go once that is certain. In a transaction. */
export async function dropPictures(ctx: Pick<Ctx, 'db' | 'jobs'>, reviewIds: readonly string[]): Promise<void> {
  if (reviewIds.length === 0) return
  const gone = await ctx.db.deleteFrom('review_pictures').where('review_id', 'in', reviewIds).returning('id').execute()
  if (gone.length > 0) await ctx.jobs.enqueue(ctx.db, dropPicturesJob, { ids: gone.map(({ id }) => id) })
}

/** Handles `dropPicturesJob`: safe to run twice. */
export async function dropFiles({ files }: Pick<Ctx, 'files'>, { ids }: { ids: readonly string[] }): Promise<void> {
  for (const id of ids) for (const size of ['large', 'small'] as const) await files.remove(fileOfPicture(id, size))
}

import type { ImageFailure } from '#contract/rules/studio-rules.ts'
import type { Ctx } from '#modules/context.ts'
import type { ImageTurn } from './image-job.ts'

/** Stores the reason for a failed picture. Does nothing if another attempt has started. */
export async function failImage(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  { imageId, attempt }: ImageTurn,
  error: ImageFailure,
  detail?: string,
): Promise<void> {
  await db
    .updateTable('studio_images')
    .set({ status: 'failed', error, error_detail: detail ?? null, retry_at: null, ended_at: clock.now() })
    .where('id', '=', imageId)
    .where('attempt', '=', attempt)
    .where('status', 'in', ['queued', 'running'])
    .execute()
}

import { z } from 'zod'
import { defineJob } from '#kit/jobs/jobs.ts'
import type { Ctx } from '#modules/context.ts'

const payload = z.strictObject({ keys: z.array(z.string()) })

export const dropJob = defineJob({ name: 'studio.drop_files', payload, retryLimit: 12 })

type Of = { product_id: string } | { session_id: string } | { shots: readonly string[] }

/** Enqueues the deletion of the pictures' files. Call it before sessions or shots are deleted, in the same transaction. */
export async function dropFiles({ db, jobs }: Pick<Ctx, 'db' | 'jobs'>, of: Of): Promise<void> {
  const made = db.selectFrom('studio_images').select('file_key').where('file_key', 'is not', null)
  const rows = await (
    'shots' in of
      ? made.where('shot_id', 'in', of.shots)
      : 'session_id' in of
        ? made.where('session_id', '=', of.session_id)
        : made.where('session_id', 'in', db.selectFrom('studio_sessions').select('id').where('product_id', '=', of.product_id))
  ).execute()
  const keys = rows.flatMap(({ file_key }) => file_key ?? [])
  if (keys.length > 0) await jobs.enqueue(db, dropJob, { keys })
}

/** Enqueues the deletion of a file that no picture refers to. It starts when the transaction of `ctx` is committed. */
export async function discardFile({ db, jobs }: Pick<Ctx, 'db' | 'jobs'>, key: string): Promise<void> {
  await jobs.enqueue(db, dropJob, { keys: [key] })
}

/** Handles the job; safe to run twice and late. Files that a picture refers to again are not deleted. */
export async function removeFiles({ db, files }: Pick<Ctx, 'db' | 'files'>, { keys }: z.infer<typeof payload>): Promise<void> {
  const rows = await db.selectFrom('studio_images').select('file_key').where('file_key', 'in', keys).execute()
  const named = new Set(rows.map(({ file_key }) => file_key))
  for (const key of keys) if (!named.has(key)) await files.remove(key)
}

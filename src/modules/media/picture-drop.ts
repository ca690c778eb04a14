import { z } from 'zod'
import { defineJob } from '#kit/jobs/jobs.ts'
import type { Ctx } from '#modules/context.ts'

const payload = z.strictObject({ ids: z.array(z.uuid()) })
type Gone = z.infer<typeof payload>

/** Deletes a module's pictures: `drop` runs in the transaction that deletes their rows, and a job removes the files afterwards. */
export function pictureDrop(name: string, filesOf: (pictureId: string) => readonly string[]) {
  const job = defineJob({ name, payload, retryLimit: 12 })
  return {
    job,
    /** Handles the job: safe to run twice. */
    handle: async ({ files }: Pick<Ctx, 'files'>, { ids }: Gone): Promise<void> => {
      for (const id of ids) for (const key of filesOf(id)) await files.remove(key)
    },
    drop: async ({ db, jobs }: Pick<Ctx, 'db' | 'jobs'>, rows: readonly { id: string }[]): Promise<void> => {
      if (rows.length > 0) await jobs.enqueue(db, job, { ids: rows.map(({ id }) => id) })
    },
  }
}

import { z } from 'zod'
import { defineJob } from '#kit/jobs/jobs.ts'

/** Defines a job for the mail about one occasion. `occasion` distinguishes a second mail from a retry of the first. */
export function occasionMail<Shape extends z.core.$ZodLooseShape>(name: string, shape: Shape) {
  return defineJob({
    name,
    payload: z.strictObject({ ...shape, occasion: z.uuid() }),
    retryLimit: 12,
    priority: 'newest_first',
  })
}

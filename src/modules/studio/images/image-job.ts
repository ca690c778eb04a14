import { z } from 'zod'
import { defineJob } from '#kit/jobs/jobs.ts'

const payload = z.strictObject({ imageId: z.uuid(), attempt: z.uuid() })
export type ImageTurn = z.infer<typeof payload>

/** Made on this machine; the concurrency is that of the compositor. */
export const composeJob = defineJob({ name: 'studio.compose', payload, concurrency: 2, retryLimit: 5 })

/** Made by a service, for which this process only waits. */
export const serviceJob = defineJob({ name: 'studio.service', payload, concurrency: 4, retryLimit: 5 })

export function jobFor(engine: 'compositor' | 'openai' | 'google') {
  return engine === 'compositor' ? composeJob : serviceJob
}

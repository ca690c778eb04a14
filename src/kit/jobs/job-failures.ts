import type { JobWithMetadata } from 'pg-boss'
import type { Log } from '#kit/log/log.ts'
import { placeIn } from '#kit/log/place-in.ts'

/** Turns pg-boss's plain copy of an error's fields back into an Error. */
export function asError(reported: unknown): unknown {
  return reported instanceof Error || typeof reported !== 'object' ? reported : Object.assign(new Error(), reported)
}

/** Logs a failed job, which is retried later. Its message may name a person, so only its kind and place are logged. */
export async function reportFailure(
  log: Log,
  { name: job, retryCount, retryLimit }: Pick<JobWithMetadata, 'name' | 'retryCount' | 'retryLimit'>,
  run: () => Promise<void>,
): Promise<void> {
  try {
    await run()
  } catch (error) {
    const { name, stack = '' } = error instanceof Error ? error : new Error()
    log.error({ job, type: name, place: placeIn(stack), tries: retryCount + 1, isGivenUp: retryCount >= retryLimit }, 'job failed')
    throw error
  }
}

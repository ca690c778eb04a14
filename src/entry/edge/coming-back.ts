import { Unavailable } from '#kit/http/domain-error.ts'
import type { Log } from '#kit/log/log.ts'

/** What is away for the moment is mostly back within seconds. */
const comeBackSeconds = 5

/** Who is told 503 is told when to ask again. */
export function waitingWhen(status: number): Record<string, string> {
  return status === 503 ? { 'retry-after': String(comeBackSeconds) } : {}
}

/** In the log a fault stands whole, a database that is away in a line. */
export function logFault(log: Log, error: unknown, what: string): void {
  if (error instanceof Unavailable)
    log.warn({ reason: error.cause instanceof Error ? error.cause.message : undefined }, 'the database is away')
  else log.error({ err: error }, what)
}

import { codeOf } from '#kit/database/sql-errors.ts'
import { TooBusy, Unavailable } from '#kit/http/domain-error.ts'
import type { Log } from '#kit/log/log.ts'
import { seldom } from '#kit/log/seldom.ts'

/** Short outages mostly end within seconds. */
const comeBackSeconds = 5

/** A full disk, exhausted memory, a system error: that waits for an operator. */
const waitsForOperator = /^(?:53(?!300)|58)/

/** A 503 says when to retry. */
export function waitingWhen(status: number): Record<string, string> {
  return status === 503 ? { 'retry-after': String(comeBackSeconds) } : {}
}

export type LogFault = (log: Log, error: unknown, what: string) => void

/** Logs each fault in full, but a database outage, which hits every request at once, only now and then. */
export function createLogFault(): LogFault {
  const tell = { warn: seldom(), error: seldom() }
  return (log, error, what) => {
    // Under a rush each line would be one more load.
    if (error instanceof TooBusy) return
    if (!(error instanceof Unavailable)) return log.error({ err: error }, what)
    const { cause } = error
    const reason = cause instanceof Error ? cause.message : undefined
    const code = codeOf(cause)
    const level = error.what === 'storage' || waitsForOperator.test(code ?? '') ? 'error' : 'warn'
    tell[level]((unsaid) => log[level]({ reason, code, unsaid }, `the ${error.what} is away`))
  }
}

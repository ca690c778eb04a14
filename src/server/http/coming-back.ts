import { codeOf } from '#kit/database/sql-errors.ts'
import { TooBusy, Unavailable } from '#kit/http/domain-error.ts'
import type { Log } from '#kit/log/log.ts'
import { seldom } from '#kit/log/seldom.ts'

/** Most short outages end within seconds. */
const comeBackSeconds = 5

/** SQL states of a full disk, exhausted memory or a system error, which an operator must fix. */
const waitsForOperator = /^(?:53(?!300)|58)/

/** Returns the `retry-after` header of a 503. */
export function waitingWhen(status: number): Record<string, string> {
  return status === 503 ? { 'retry-after': String(comeBackSeconds) } : {}
}

export type LogFault = (log: Log, error: unknown, what: string) => void

/** Logs each fault in full. A database outage, which affects every request at once, is logged only from time to time. */
export function createLogFault(): LogFault {
  const tell = { warn: seldom(), error: seldom() }
  return (log, error, what) => {
    // During overload each log line would add to the load.
    if (error instanceof TooBusy) return
    if (!(error instanceof Unavailable)) return log.error({ err: error }, what)
    const { cause } = error
    const reason = cause instanceof Error ? cause.message : undefined
    const code = codeOf(cause)
    const level = error.what === 'storage' || waitsForOperator.test(code ?? '') ? 'error' : 'warn'
    tell[level]((unsaid) => log[level]({ reason, code, unsaid }, `the ${error.what} is away`))
  }
}

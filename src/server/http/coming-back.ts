import { codeOf } from '#kit/database/sql-errors.ts'
import { TooBusy, Unavailable } from '#kit/http/domain-error.ts'
import type { Log } from '#kit/log/log.ts'
import { seldom } from '#kit/log/seldom.ts'

/** What is away for the moment is mostly back within seconds. */
const comeBackSeconds = 5

/** A full disk, memory that is used up, a system that fails: that waits for a keeper. */
const waitsForKeeper = /^(?:53(?!300)|58)/

/** Who is told 503 is told when to ask again. */
export function waitingWhen(status: number): Record<string, string> {
  return status === 503 ? { 'retry-after': String(comeBackSeconds) } : {}
}

export type LogFault = (log: Log, error: unknown, what: string) => void

/** In the log a fault stands whole. Of a database that is away, which everybody feels at once, it says a line in a while. */
export function createLogFault(): LogFault {
  const tellAway = seldom()
  return (log, error, what) => {
    // Of a crowd each line would be one more load.
    if (error instanceof TooBusy) return
    if (!(error instanceof Unavailable)) return log.error({ err: error }, what)
    const { cause } = error
    const reason = cause instanceof Error ? cause.message : undefined
    const code = codeOf(cause)
    const level = waitsForKeeper.test(code ?? '') ? 'error' : 'warn'
    tellAway((unsaid) => log[level]({ reason, code, unsaid }, 'the database is away'))
  }
}

import type { BulkAnswer } from '#contract/lists.ts'

/** Few enough for the bar to move, and for an answer before anybody wonders. */
const idsAtOnce = 100

export type BulkRun = { done: number; all: number; failed: BulkAnswer['failed'] }

/** Sends the ids in calls of a hundred and tells after each how far it is. What a call that broke off had not answered counts as failed. */
export async function runBulk(
  ids: readonly string[],
  send: (ids: readonly string[]) => Promise<BulkAnswer>,
  tell: (run: BulkRun) => void,
  signal: AbortSignal,
): Promise<BulkRun> {
  const run: BulkRun = { done: 0, all: ids.length, failed: [] }
  for (let at = 0; at < ids.length && !signal.aborted; at += idsAtOnce) {
    tell({ ...run })
    const sent = ids.slice(at, at + idsAtOnce)
    try {
      run.failed = [...run.failed, ...(await send(sent)).failed]
    } catch {
      run.failed = [...run.failed, ...sent.map((id) => ({ id, code: 'unanswered' }))]
      run.done += sent.length
      return run
    }
    run.done += sent.length
  }
  return run
}

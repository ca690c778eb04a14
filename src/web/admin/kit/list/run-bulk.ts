import type { BulkAnswer, ExpectedVersions } from '#contract/lists.ts'

/** Few enough for the bar to move, and for an answer before anybody wonders. */
const idsAtOnce = 100

export type BulkRun = { done: number; all: number; failed: BulkAnswer['failed'] }

/** Sends the ids in calls of a hundred, each with when it was read, and tells after each how far it is. What a call that broke off had not answered counts as failed. */
export async function runBulk(
  ids: readonly string[],
  read: ReadonlyMap<string, string>,
  send: (ids: readonly string[], read: ExpectedVersions) => Promise<BulkAnswer>,
  tell: (run: BulkRun) => void,
  signal: AbortSignal,
): Promise<BulkRun> {
  const run: BulkRun = { done: 0, all: ids.length, failed: [] }
  for (let at = 0; at < ids.length && !signal.aborted; at += idsAtOnce) {
    tell({ ...run })
    const sent = ids.slice(at, at + idsAtOnce)
    const versions = sent.flatMap((id): [string, string][] => {
      const version = read.get(id)
      return version === undefined ? [] : [[id, version]]
    })
    try {
      run.failed = [...run.failed, ...(await send(sent, Object.fromEntries(versions))).failed]
    } catch {
      run.failed = [...run.failed, ...sent.map((id) => ({ id, code: 'unanswered' }))]
      run.done += sent.length
      return run
    }
    run.done += sent.length
  }
  return run
}

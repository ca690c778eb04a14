import type { BulkAnswer, ExpectedVersions } from '#contract/lists.ts'

/** Small enough for visible progress and a quick answer. */
const idsAtOnce = 100

export type BulkRun = { done: number; all: number; failed: BulkAnswer['failed'] }

/** In calls of a hundred, each with the time it was read. Rows of an unanswered call count as failed and end the run. */
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

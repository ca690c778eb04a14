import type { BulkAnswer } from '#contract/lists.ts'
import { DomainError } from '#kit/http/domain-error.ts'
import { type Ctx, inTransaction } from './context.ts'

/** Applies a change to each id in its own transaction. A refused id is returned as failed and leaves the others changed. */
export async function changeEach(
  ctx: Ctx,
  ids: readonly string[],
  change: (ctx: Ctx, id: string) => Promise<unknown>,
): Promise<BulkAnswer> {
  const answer: BulkAnswer = { changed: 0, failed: [] }
  for (const id of new Set(ids)) {
    try {
      await inTransaction(ctx, (inner) => change(inner, id))
      answer.changed += 1
    } catch (error) {
      if (!(error instanceof DomainError) || error.status >= 500) throw error
      answer.failed.push({ id, code: error.code })
    }
  }
  return answer
}

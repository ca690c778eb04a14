import type { RefusalDetails } from '#contract/refusals.ts'
import { refuse } from '#modules/refuse.ts'

/** An uploaded image. Drawing it takes a while, so `expected_updated_at` is compared afterwards, with the row locked. */
export type SentImage = { file: Blob; expected_updated_at?: string | undefined }

type Changed = NonNullable<RefusalDetails<'changed_meanwhile'>>
/** A row's content in the shape that its call declares. */
type Current = Changed['current'] & { updated_at: string }

/** Call it with the row locked. Without an expected time the caller overwrites. Throws changed_meanwhile with the row's present content. */
export function requireUnchanged(current: Current, expectedUpdatedAt: string | undefined): void {
  if (isChangedSince(expectedUpdatedAt, new Date(current.updated_at))) refuse('changed_meanwhile', { current } as Changed)
}

/** For one row among many, which is refused with only a code. Call it with the row locked. */
export function isChangedSince(expectedUpdatedAt: string | undefined, updatedAt: Date): boolean {
  return expectedUpdatedAt !== undefined && Date.parse(expectedUpdatedAt) < updatedAt.getTime()
}

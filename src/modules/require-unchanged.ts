import { DomainError } from '#kit/http/domain-error.ts'

/** The row changed after the caller read it. Carries its present content. */
class RowChanged extends DomainError {
  constructor(current: unknown) {
    super('changed_meanwhile', 409, { current })
  }
}

/** An uploaded image. Drawing it takes a while, so `expected_updated_at` is compared afterwards, with the row locked. */
export type SentImage = { file: Blob; expected_updated_at?: string | undefined }

/** Call it with the row locked. Without an expected time the caller overwrites. Throws RowChanged. */
export function requireUnchanged<Current extends { updated_at: string }>(current: Current, expectedUpdatedAt: string | undefined): void {
  if (isChangedSince(expectedUpdatedAt, new Date(current.updated_at))) throw new RowChanged(current)
}

/** For one row among many, which is refused with only a code. Call it with the row locked. */
export function isChangedSince(expectedUpdatedAt: string | undefined, updatedAt: Date): boolean {
  return expectedUpdatedAt !== undefined && Date.parse(expectedUpdatedAt) < updatedAt.getTime()
}

import { DomainError } from '#kit/http/domain-error.ts'

/** Somebody saved it after whoever saves now had read it. Carries what it is at present. */
class ChangedMeanwhile extends DomainError {
  constructor(current: unknown) {
    super('changed_meanwhile', 409, { current })
  }
}

/** A form with an image; drawing it takes a while, so that what it is for is asked with the row locked afterwards. */
export type SentImage = { file: Blob; expected_updated_at?: string | undefined }

/** Ask with the row locked. Whoever expects nothing overwrites. Throws ChangedMeanwhile. */
export function requireUnchanged<Current extends { updated_at: string }>(current: Current, expectedUpdatedAt: string | undefined): void {
  if (isChangedSince(expectedUpdatedAt, new Date(current.updated_at))) throw new ChangedMeanwhile(current)
}

/** For a row among many, which is refused by its code alone. Ask with the row locked. */
export function isChangedSince(expectedUpdatedAt: string | undefined, updatedAt: Date): boolean {
  return expectedUpdatedAt !== undefined && Date.parse(expectedUpdatedAt) < updatedAt.getTime()
}

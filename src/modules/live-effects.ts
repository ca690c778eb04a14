import type { StaffTopic } from '#contract/live.ts'
import type { RowChange } from './row-change.ts'

/** Channel on which the instances share who moves which item on the board. */
export const holdsChannel = 'board_holds'
/** Channel for the progress of the studio's pictures. */
export const progressChannel = 'studio_progress'

/** What a client follows: a back office topic, one order, or one studio session. */
export type Topic = StaffTopic | `order:${string}` | `studio:${string}`
/** Whose rights a change may have removed. */
export type Holder = `account:${string}` | `order:${string}` | 'everybody'

/** The holders whose rights a follower uses, and when these expire if nothing changes. */
export type Right = { holders: readonly Holder[]; until?: Date | undefined }

export type LiveEffect = { topic: Topic; id: string; type: RowChange['type'] } | { rights: Holder }

/** Returns the topics to notify of a change, by ids only, and the holders whose rights must be checked again. */
export type EffectsOf = (change: RowChange) => readonly LiveEffect[]

/** For tables that are part of another record, whose followers get an update. */
export function partOf(topic: Topic, id: string | null | undefined): LiveEffect[] {
  return id ? [{ topic, id, type: 'UPDATE' }] : []
}

export function wholeOf(topic: Topic, { id, type }: RowChange): LiveEffect[] {
  return id ? [{ topic, id, type }] : []
}

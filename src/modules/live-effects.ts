import type { StaffTopic } from '#contract/live.ts'
import type { RowChange } from './row-change.ts'

/** The channel on which one instance tells the others who moves what on the board. */
export const holdsChannel = 'board_holds'
/** On which it tells them how far a picture of the studio is. */
export const progressChannel = 'studio_progress'

/** Who follows something: a topic of the back office, one order, or one session of the studio. */
export type Topic = StaffTopic | `order:${string}` | `studio:${string}`
/** Whose rights a change may have taken away. */
export type Holder = `account:${string}` | `order:${string}` | 'everybody'

/** Whose rights somebody follows by, and until when they hold if nothing changes. */
export type Right = { holders: readonly Holder[]; until?: Date | undefined }

export type LiveEffect = { topic: Topic; id: string; type: RowChange['type'] } | { rights: Holder }

/** Whom a change is told to, by ids alone, and whose rights to be told are looked at again. */
export type EffectsOf = (change: RowChange) => readonly LiveEffect[]

/** For tables that are part of something else: to its followers it was changed. */
export function partOf(topic: Topic, id: string | null | undefined): LiveEffect[] {
  return id ? [{ topic, id, type: 'UPDATE' }] : []
}

export function wholeOf(topic: Topic, { id, type }: RowChange): LiveEffect[] {
  return id ? [{ topic, id, type }] : []
}

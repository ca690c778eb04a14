import { defineEvent } from '#modules/domain-events.ts'

/** Emitted when a published event is cancelled. The event is locked. */
export const eventCancelled = defineEvent<{ eventId: string }>('events.cancelled')

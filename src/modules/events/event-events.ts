import { defineEvent } from '#modules/domain-events.ts'

/** An event that was published is called off. It is locked. */
export const eventCancelled = defineEvent<{ eventId: string }>('events.cancelled')

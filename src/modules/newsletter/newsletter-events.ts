import { defineEvent } from '#modules/domain-events.ts'

/** Somebody left by the link of a letter. */
export const leftByLetter = defineEvent<{ letterId: string }>('newsletter.left_by_letter')

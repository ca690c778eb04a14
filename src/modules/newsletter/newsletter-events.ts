import { defineEvent } from '#modules/domain-events.ts'

export const leftByLetter = defineEvent<{ letterId: string }>('newsletter.left_by_letter')

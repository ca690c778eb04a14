import { defineEvent } from '#modules/domain-events.ts'

/** Whether a change of where the money goes waits for a second admin was switched. */
export const paymentApprovalChanged = defineEvent<{ before: string; after: string }>('payment approval changed')

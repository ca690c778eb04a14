import { defineEvent } from '#modules/domain-events.ts'

/** The setting `payment_details_approval` was changed. */
export const paymentApprovalChanged = defineEvent<{ before: string; after: string }>('payment approval changed')

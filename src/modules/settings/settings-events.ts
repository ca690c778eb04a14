import { defineEvent } from '#modules/domain-events.ts'

export const paymentApprovalChanged = defineEvent<{ before: string; after: string }>('payment approval changed')

import { defineEvent } from '#modules/domain-events.ts'

/** A product is about to be deleted, with all that hangs on it. It is locked. */
export const productRemoved = defineEvent<{ productId: string }>('catalog.product_removed')

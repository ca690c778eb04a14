import { defineEvent } from '#modules/domain-events.ts'

/** Emitted before a product and its dependent rows are deleted. The product is locked. */
export const productRemoved = defineEvent<{ productId: string }>('catalog.product_removed')

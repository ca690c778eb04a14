export { createDiscount } from './change-discount.ts'
export { findCodeOffer, type FoundOffer } from './find-code-offer.ts'
export { releaseDiscount, takeDiscountAgain, useDiscount } from './use-discount.ts'
export { findDiscountState } from './list-discounts.ts'

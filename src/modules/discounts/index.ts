export { findCodeOffer, type FoundOffer } from './find-code-offer.ts'
export { releaseDiscount, takeDiscountAgain, useDiscount } from './use-discount.ts'
export { findDiscountState } from './list-discounts.ts'

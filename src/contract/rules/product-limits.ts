/** Limits of a product. Separate from the schemas, so pages can use them without a validator in the browser. */
export const highestPrice = 1_000_000
export const mostTags = 30
export const longestTag = 50
/** Per option. */
export const mostPieces = 1_000_000

/** What a product can have at most; apart from the schemas, so that pages can use them without a validator in the browser. */
export const highestPrice = 1_000_000
export const mostTags = 30
export const longestTag = 50
/** Of one option. */
export const mostPieces = 1_000_000

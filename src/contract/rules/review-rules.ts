export const reviewStatuses = ['waiting', 'approved', 'refused'] as const
export type ReviewStatus = (typeof reviewStatuses)[number]
export const mostStars = 5
export const mostReviewPictures = 4
export const reviewPictureMb = 10
/** Reviews that a product page shows before it requests more. */
export const reviewsOnPage = 6
export const reviewLengths = { author: 60, text: 2000, answer: 2000, reason: 500 } as const

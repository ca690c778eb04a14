/** Width in px of the largest image that a card requests. */
export const widestCardImage = 960

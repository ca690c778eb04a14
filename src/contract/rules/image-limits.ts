/** Per product. */
export const mostImages = 100
/** Characters of an alternative text. */
export const mostImageText = 300
/** MB per image file. */
export const mostImageMb = 20

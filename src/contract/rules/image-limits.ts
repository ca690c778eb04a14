/** Of one product. */
export const mostImages = 100
/** Characters of what an image shows. */
export const mostImageText = 300
/** Of one image file, in MB. */
export const mostImageMb = 20

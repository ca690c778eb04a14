/** A picture of a session in one of the widths that the shop makes. */
export function smaller(url: string, width: 320 | 640 | 1280): string {
  return `${url}${url.includes('?') ? '&' : '?'}width=${width}`
}

/** The square cut of a picture of the catalogue, whose address ends with its width. */
export function catalogueThumbnail(url: string): string {
  return url.replace(/\/\d+\.jpg$/, '/400.jpg')
}

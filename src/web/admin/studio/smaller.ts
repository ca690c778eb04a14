/** Returns a session picture's address in one of the widths that the server makes. */
export function smaller(url: string, width: 320 | 640 | 1280): string {
  return `${url}${url.includes('?') ? '&' : '?'}width=${width}`
}

/** Returns the square thumbnail of a catalogue picture, whose address ends with its width. */
export function catalogueThumbnail(url: string): string {
  return url.replace(/\/\d+\.jpg$/, '/400.jpg')
}

/** Returns the URL in the API's width. Pages choose among the other served widths themselves. */
export function imageUrl(key: string): string {
  return `/images/${key}/960.jpg`
}

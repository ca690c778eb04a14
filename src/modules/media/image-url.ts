/** The URL of an image in the API's width; pages choose other served widths themselves. */
export function imageUrl(key: string): string {
  return `/images/${key}/960.jpg`
}

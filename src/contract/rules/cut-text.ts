/** At most so many UTF-16 units, and never half a character at the end. */
export function cutText(text: string, most: number): string {
  const cut = text.slice(0, most)
  return cut.length < text.length ? cut.replace(/[\ud800-\udbff]$/, '') : cut
}

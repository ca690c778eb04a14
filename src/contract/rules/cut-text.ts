/** Cuts a text to at most so many UTF-16 units, never in the middle of a character. */
export function cutText(text: string, most: number): string {
  const cut = text.slice(0, most)
  return cut.length < text.length ? cut.replace(/[\ud800-\udbff]$/, '') : cut
}

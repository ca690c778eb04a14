/** For `lower(…) like`: finds the text anywhere, the signs that `like` reads in its own way being taken as they are. */
export function likePattern(text: string): string {
  return `%${text.toLowerCase().replace(/[\\%_]/g, String.raw`\$&`)}%`
}

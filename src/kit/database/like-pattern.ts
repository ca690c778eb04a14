/** For `lower(…) like`: finds the text anywhere, with the wildcards of `like` escaped. */
export function likePattern(text: string): string {
  return `%${text.toLowerCase().replace(/[\\%_]/g, String.raw`\$&`)}%`
}

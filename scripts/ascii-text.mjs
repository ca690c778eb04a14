/**
 * Returns the same module in ASCII. esbuild escapes strings but leaves regular expressions and tagged templates as they are. An escape
 * means the same there, except in `String.raw` and after a backslash: throws for those.
 */
export function asciiText(text) {
  const [changed] = /String\.raw`[^`]*[^\0-\x7f][^`]*`|\\[^\0-\x7f]/.exec(text) ?? []
  if (changed !== undefined) throw new Error(`Write it without String.raw and backslash, or in ASCII: ${changed}`)
  return text.replaceAll(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

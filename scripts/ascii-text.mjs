/**
 * The same module in ASCII: esbuild escapes what stands in strings, and leaves regular expressions and tagged templates as they are. There
 * an escape means the same, but in `String.raw` and behind a backslash. Throws for those.
 */
export function asciiText(text) {
  const [changed] = /String\.raw`[^`]*[^\0-\x7f][^`]*`|\\[^\0-\x7f]/.exec(text) ?? []
  if (changed !== undefined) throw new Error(`Write it without String.raw and backslash, or in ASCII: ${changed}`)
  return text.replaceAll(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/**
 * The same module in ASCII: esbuild escapes what stands in strings, and leaves regular expressions and tagged templates as they are. There
 * an escape means the same, but for `String.raw`, which throws.
 */
export function asciiText(text) {
  const raw = /String\.raw`[^`]*[^\0-\x7f][^`]*`/.exec(text)
  if (raw) throw new Error(`Write it without String.raw, or in ASCII: ${raw[0]}`)
  return text.replaceAll(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/** PostgreSQL's text and jsonb hold no NUL and no half of a surrogate pair; a driver would turn the latter into U+FFFD without a word. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}

/**
 * Names of a query or form in which some value (or the name itself) is percent-encoded bytes that are not UTF-8: decoding would put
 * U+FFFD in their place. A percent sign on its own stands for itself, as browsers read it.
 */
export function namesOfBrokenText(encoded: string): string[] {
  if (!encoded.includes('%')) return []
  const pairs = encoded.replace(/^\?/, '').split('&')
  const broken = pairs.filter((pair) => !isDecodable(pair))
  return [...new Set(broken.map((pair) => new URLSearchParams(pair).keys().next().value ?? ''))]
}

function isDecodable(encoded: string): boolean {
  try {
    decodeURIComponent(encoded.replace(/%(?![\da-f]{2})/gi, '%25'))
    return true
  } catch {
    return false
  }
}

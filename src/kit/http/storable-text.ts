/** PostgreSQL's text and jsonb can't store NUL or half a surrogate pair. A driver would silently turn the latter into U+FFFD. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}

/** Returns the parameters whose percent-encoded bytes are not UTF-8, which would become U+FFFD. A lone percent sign is literal. */
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

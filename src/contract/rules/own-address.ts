const longest = 2000

/** Path and query of an address of this shop (`origin`); undefined for others, `//host`, backslashes, control characters. */
export function findOwnAddress(wanted: string | null | undefined, origin: string): string | undefined {
  if (!wanted || wanted.length > longest || !isPlain(wanted)) return undefined
  // `https:host` and `//host` are addresses too, and their meaning depends on the page that reads them.
  const isWritten = wanted === origin || wanted.startsWith(`${origin}/`) || /^\/(?!\/)/.test(wanted)
  if (!isWritten || !URL.canParse(wanted, origin)) return undefined
  const url = new URL(wanted, origin)
  const isOwn = url.origin === origin && url.username === '' && url.password === ''
  return isOwn && isPathHoweverDecoded(url.pathname) ? url.pathname + url.search : undefined
}

function isPathHoweverDecoded(path: string): boolean {
  let decoded = path
  for (let depth = 0; depth < 4; depth += 1) {
    if (decoded.startsWith('//') || !isPlain(decoded)) return false
    const next = decode(decoded)
    if (next === decoded) return true
    if (next === undefined) return false
    decoded = next
  }
  return false
}

/** Returns whether a text has no characters that browsers drop from addresses or read as a slash. */
function isPlain(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    if (unit <= 0x20 || unit === 0x7f || text[at] === '\\') return false
  }
  return true
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

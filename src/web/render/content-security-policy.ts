import { createHash } from 'node:crypto'

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g

/** Inline scripts are allowed by their hash, since a cached page can't have a nonce. No script may be split between two pieces. */
export function contentSecurityPolicy(pieces: readonly string[]): string {
  const hashes = new Set<string>()
  for (const [tag, script = ''] of pieces.flatMap((piece) => [...piece.matchAll(inlineScript)])) {
    if (/type="application\/(ld\+)?json"/.test(tag)) continue
    hashes.add(hashOf(script))
  }
  return [
    "default-src 'self'",
    `script-src 'self' ${[...hashes].join(' ')}`.trim(),
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** A build has a few scripts per route; more appear only if one of them varies. */
const mostHashes = 500
const hashes = new Map<string, string>()

function hashOf(script: string): string {
  const known = hashes.get(script)
  if (known !== undefined) return known
  if (hashes.size >= mostHashes) hashes.clear()
  const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`
  hashes.set(script, hash)
  return hash
}

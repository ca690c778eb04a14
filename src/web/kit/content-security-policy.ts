import { createHash } from 'node:crypto'

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g

/** Inline scripts are allowed by their hash: a nonce can't be kept with a page. */
export function contentSecurityPolicy(html: Buffer): string {
  const hashes = new Set<string>()
  // Latin-1 keeps every byte as it is, so that a large page need not be decoded to be looked through.
  for (const [tag, script = ''] of html.toString('latin1').matchAll(inlineScript)) {
    if (tag.includes('type="application/ld+json"')) continue
    hashes.add(`'sha256-${createHash('sha256').update(script, 'latin1').digest('base64')}'`)
  }
  return [
    "default-src 'self'",
    `script-src 'self' ${[...hashes].join(' ')}`.trim(),
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

import { createHash } from 'node:crypto'

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g

/** `content` is the output of components, `scripts` starts the page. No script may be split between two pieces. */
type Page = { content: readonly string[]; scripts: readonly string[] }

/** By hash, since a cached page can't have a nonce. In the content only `known` scripts are allowed. */
export function contentSecurityPolicy({ content, scripts }: Page, known: readonly string[]): string {
  const allowed = [...inlineScriptsOf(content).filter((script) => known.includes(script)), ...inlineScriptsOf(scripts)]
  const hashes = new Set(allowed.map(hashOf))
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

function inlineScriptsOf(pieces: readonly string[]): string[] {
  return pieces
    .flatMap((piece) => [...piece.matchAll(inlineScript)])
    .flatMap(([tag, script = '']) => (/type="application\/(ld\+)?json"/.test(tag) ? [] : [script]))
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

import type { Language } from '../languages.ts'

/** Pixels, as messengers and social networks require. */
export const shareImageSize = { width: 1200, height: 630 } as const

const ownImage =
  /^\/(?:shop(?:\/[a-z0-9-]{1,100})?|product\/[a-z0-9-]{1,100}|events(?:\/[a-z0-9-]{1,100})?|about|contact|membership|terms|privacy)$/

/** By default the front page's. `facts` are the image's content: they change its address. */
export function shareImageAddress(language: Language, path: string | undefined, facts: readonly unknown[] = []): string {
  const [plain = ''] = path?.split('?') ?? []
  const name = ownImage.test(plain) ? plain : '/home'
  const version = facts.length === 0 ? '' : `?v=${fingerprint(facts.join('\n'))}`
  return `/share/${language}${name}.jpg${version}`
}

/** FNV-1a: enough to distinguish versions, and identical in the browser. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(36)
}

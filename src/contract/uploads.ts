import { proofTypes } from './rules/proof-types.ts'

/** A call that takes a file in the form field `file`. All who must know of it (the call, its door on the server, the page's form) read it here. */
export type Upload = {
  method: 'POST' | 'PUT'
  /** Below /api. */
  path: `/${string}`
  /** What the file may be, told by its bytes. */
  kinds: readonly string[]
  /** Begins the codes of its refusals: `proof_too_large` (413), `proof_type_refused` (415). */
  code: string
}

/** How large a slip may be is a setting. */
export const paymentProof = {
  method: 'POST',
  path: '/orders/{id}/payment-proof',
  kinds: proofTypes,
  code: 'proof',
} as const satisfies Upload

export const profilePicture = {
  method: 'PUT',
  path: '/profile/picture',
  kinds: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
  code: 'picture',
} as const satisfies Upload

/** Where a file is sent to. A slip is read there, too. */
export function addressOf({ path }: Upload, parts: Readonly<Record<string, string>> = {}): string {
  return `/api${path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parts[name] ?? ''))}`
}

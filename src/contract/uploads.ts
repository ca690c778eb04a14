import { sentProofTypes } from './rules/proof-types.ts'

/** A call that takes a file in the form field `file`. The contract, the server's route and the page's form all read it here. */
export type Upload = {
  method: 'POST' | 'PUT'
  /** Below /api. */
  path: `/${string}`
  /** Accepted kinds of files, recognised by their bytes. */
  kinds: readonly string[]
  /** Prefix of its refusal codes: `proof_too_large` (413), `proof_type_refused` (415). */
  code: string
}

/** The size limit of a proof is a setting. */
export const paymentProof = {
  method: 'POST',
  path: '/orders/{id}/payment-proof',
  kinds: sentProofTypes,
  code: 'proof',
} as const satisfies Upload

const photographs = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const

export const profilePicture = {
  method: 'PUT',
  path: '/profile/picture',
  kinds: photographs,
  code: 'picture',
} as const satisfies Upload

export const reviewPicture = {
  method: 'POST',
  path: '/orders/{id}/reviews/{product_id}/pictures',
  kinds: photographs,
  code: 'picture',
} as const satisfies Upload

/** Only staff and the buyer can see it. */
export const returnPicture = {
  method: 'POST',
  path: '/orders/{id}/returns/{return_id}/pictures',
  kinds: photographs,
  code: 'picture',
} as const satisfies Upload

export const productImage = {
  method: 'POST',
  path: '/admin/products/{id}/images',
  kinds: photographs,
  code: 'picture',
} as const satisfies Upload

/** Any bytes: .p12 and PEM files do not always begin with the same bytes, so the module reads the file itself. */
export const einvoiceCertificate = {
  method: 'PUT',
  path: '/admin/einvoice/certificate',
  kinds: ['application/octet-stream'],
  code: 'certificate',
} as const satisfies Upload

/** Only staff can see it. */
export const stepPhoto = {
  method: 'POST',
  path: '/admin/order-items/{id}/production-steps/{stepId}/photos',
  kinds: photographs,
  code: 'picture',
} as const satisfies Upload

export const categoryImage = {
  method: 'PUT',
  path: '/categories/{id}/image',
  kinds: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
  code: 'picture',
} as const satisfies Upload

export const paymentMethodImage = {
  method: 'PUT',
  path: '/admin/payment-methods/{id}/image',
  kinds: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
  code: 'picture',
} as const satisfies Upload

export const storyImage = {
  method: 'PUT',
  path: '/admin/stories/{id}/image',
  kinds: photographs,
  code: 'picture',
} as const satisfies Upload

export const eventImage = {
  method: 'PUT',
  path: '/admin/events/{id}/image',
  kinds: photographs,
  code: 'picture',
} as const satisfies Upload

export const eventMap = {
  method: 'PUT',
  path: '/admin/events/{id}/map',
  kinds: photographs,
  code: 'picture',
} as const satisfies Upload

export const letterImage = {
  method: 'POST',
  path: '/admin/newsletter/images',
  kinds: photographs,
  code: 'picture',
} as const satisfies Upload

/** A file of products: `text/csv`, or a type that spreadsheets send instead. Its columns decide whether it is one. */
export const productFile = {
  method: 'POST',
  path: '/admin/product-imports',
  kinds: ['text/csv'],
  code: 'product_file',
} as const satisfies Upload

export const subscriberFile = {
  method: 'POST',
  path: '/admin/newsletter/subscribers/imports',
  kinds: ['text/csv'],
  code: 'subscriber_file',
} as const satisfies Upload

/** A proof is read at the address to which it was sent. Its id keeps the browser from showing an older one. */
export function proofAddress(orderId: string, proofId: string): string {
  return `/api${paymentProof.path.replace('{id}', encodeURIComponent(orderId))}?proof=${encodeURIComponent(proofId)}`
}

export function stepPhotoAddress(photoId: string): string {
  return `/api/admin/production-photos/${encodeURIComponent(photoId)}`
}

export const proofTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const
export type ProofType = (typeof proofTypes)[number]

/** AVIF is accepted as well and stored as WebP. */
export const sentProofTypes = [...proofTypes, 'image/avif'] as const
export type SentProofType = (typeof sentProofTypes)[number]

export const proofExtensions: Readonly<Record<ProofType, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
}

export function isSentProofType(mime: string | undefined): mime is SentProofType {
  return sentProofTypes.some((type) => type === mime)
}

export const proofTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const
export type ProofType = (typeof proofTypes)[number]

export const proofExtensions: Readonly<Record<ProofType, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
}

export function isProofType(mime: string | undefined): mime is ProofType {
  return proofTypes.some((type) => type === mime)
}

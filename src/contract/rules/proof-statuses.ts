export const proofStatuses = ['waiting', 'accepted', 'refused'] as const
export type ProofStatus = (typeof proofStatuses)[number]

import type { Proofs } from './proof-step.tsx'

export type SecurityDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }
export type ProofDialogProps = SecurityDialogProps & { proofs: Proofs }

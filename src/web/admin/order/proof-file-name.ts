import { proofExtensions, type ProofType } from '#contract/rules/proof-types.ts'

export function proofFileName(orderNumber: string, mime: ProofType): string {
  return `receipt-${orderNumber}.${proofExtensions[mime]}`
}

import { proofExtensions, type ProofType } from '#contract/rules/proof-types.ts'
import { addressOf, paymentProof } from '#contract/uploads.ts'

/** Where staff read one slip of an order; the id names the slip, so that the browser shows no older one. */
export function proofAddress(orderId: string, proofId: string): string {
  return `${addressOf(paymentProof, { id: orderId })}?proof=${proofId}`
}

export function proofFileName(orderNumber: string, mime: ProofType): string {
  return `${orderNumber}.${proofExtensions[mime]}`
}

import type { Language } from '#contract/languages.ts'
import type { Order } from '#contract/orders.ts'
import { paymentProof } from '#contract/uploads.ts'
import { sendFile, type Sent } from '#web/browser/send-file.ts'

export type UploadOutcome = { outcome: 'sent'; order: Order } | Exclude<Sent, { outcome: 'sent' }>

/** Never throws. */
export async function uploadProof(
  orderId: string,
  file: File,
  language: Language,
  onProgress: (share: number) => void,
): Promise<UploadOutcome> {
  const sent = await sendFile(paymentProof, file, { language, parts: { id: orderId }, onProgress })
  if (sent.outcome !== 'sent') return sent
  return hasOrder(sent.answer) ? { outcome: 'sent', order: sent.answer.order } : { outcome: 'refused', refusal: undefined }
}

function hasOrder(answer: unknown): answer is { order: Order } {
  return typeof answer === 'object' && answer !== null && 'order' in answer && typeof answer.order === 'object'
}

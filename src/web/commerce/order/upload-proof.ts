import type { Language } from '#contract/languages.ts'
import type { Order } from '#contract/orders.ts'
import { readServerError, type ServerError } from '#web/browser/request-errors.ts'

export type UploadOutcome =
  | { outcome: 'sent'; order: Order }
  | { outcome: 'refused'; refusal: ServerError | undefined }
  | { outcome: 'broken' }

/** By XMLHttpRequest, since fetch can't tell how far an upload has come. `onProgress` counts to 1. Never throws. */
export function uploadProof(orderId: string, file: File, language: Language, onProgress: (share: number) => void): Promise<UploadOutcome> {
  return new Promise((resolve) => {
    const body = new FormData()
    body.set('file', file)
    const call = new XMLHttpRequest()
    call.open('POST', `/api/orders/${orderId}/payment-proof?lang=${language}`)
    call.responseType = 'json'
    call.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    call.addEventListener('load', () => {
      const answer: unknown = call.response
      if (call.status === 201 && isSent(answer)) resolve({ outcome: 'sent', order: answer.order })
      else resolve({ outcome: 'refused', refusal: readServerError(answer) })
    })
    for (const end of ['error', 'abort', 'timeout'] as const) call.addEventListener(end, () => resolve({ outcome: 'broken' }))
    call.send(body)
  })
}

function isSent(answer: unknown): answer is { order: Order } {
  return typeof answer === 'object' && answer !== null && 'order' in answer && typeof answer.order === 'object'
}

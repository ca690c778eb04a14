import type { Language } from '#contract/languages.ts'
import { addressOf, type Upload } from '#contract/uploads.ts'
import { readServerError, type ServerError } from './request-errors.ts'

export type Sent = { outcome: 'sent'; answer: unknown } | { outcome: 'refused'; refusal: ServerError | undefined } | { outcome: 'broken' }

type Sending = {
  language: Language
  /** For the braces of the upload's path. */
  parts?: Readonly<Record<string, string>>
  /** Counts to 1. */
  onProgress?: (share: number) => void
}

/** As long as the server waits for all of it. */
const timeoutMs = 5 * 60_000

/** By XMLHttpRequest, since fetch can't tell how far a file has come. Never throws. */
export function sendFile(upload: Upload, file: File, { language, parts, onProgress }: Sending): Promise<Sent> {
  return new Promise((resolve) => {
    const body = new FormData()
    body.set('file', file)
    const call = new XMLHttpRequest()
    call.open(upload.method, `${addressOf(upload, parts)}?lang=${language}`)
    call.responseType = 'json'
    call.timeout = timeoutMs
    call.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0))
    call.addEventListener('load', () => {
      const answer: unknown = call.response
      const isSent = call.status >= 200 && call.status < 300
      resolve(isSent ? { outcome: 'sent', answer } : { outcome: 'refused', refusal: readServerError(answer) })
    })
    for (const end of ['error', 'abort', 'timeout'] as const) call.addEventListener(end, () => resolve({ outcome: 'broken' }))
    call.send(body)
  })
}

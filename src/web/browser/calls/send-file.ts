import type { Call, OwnRefusal } from '#contract/calls/typed-call.ts'
import { readAnswer } from './read-answer.ts'
import { RequestError } from './request-errors.ts'
import { partsOf } from './request-parts.ts'
import type { SendOptions } from './send.ts'

/** The time the server allows for the whole body. */
const timeoutMs = 5 * 60_000

export type SendFileOptions = SendOptions & {
  /** From 0 to 1. */
  onProgress?: (share: number) => void
}

/** Like `send`; XMLHttpRequest, since fetch can't report upload progress. Throws a RequestError. */
export async function sendFile<Input, Answer, Own extends OwnRefusal>(
  call: Call<Input, Answer, Own>,
  input: NoInfer<Input>,
  options: SendFileOptions = {},
): Promise<Answer> {
  const { method, address, body } = partsOf(call, input, options.language)
  const limit = options.timeoutMs ?? timeoutMs
  const received = new Promise<XMLHttpRequest>((resolve, reject) => {
    const sending = new XMLHttpRequest()
    sending.open(method, address)
    sending.timeout = limit
    sending.upload.addEventListener('progress', ({ loaded, total }) => options.onProgress?.(total > 0 ? loaded / total : 0))
    sending.addEventListener('load', () => resolve(sending))
    sending.addEventListener('error', () => reject(new RequestError('network', 'Network error - please check your connection')))
    sending.addEventListener('abort', () => reject(new RequestError('cancelled', 'Request was cancelled')))
    sending.addEventListener('timeout', () => reject(new RequestError('timeout', `Request timeout after ${limit}ms`)))
    options.signal?.addEventListener('abort', () => sending.abort())
    sending.send(formOf(body))
  })
  const answered = await received
  const type = answered.getResponseHeader('content-type') ?? ''
  return readAnswer(call, { status: answered.status, type, text: answered.responseText })
}

function formOf(body: unknown): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body ?? {})) form.set(name, value instanceof Blob ? value : String(value))
  return form
}

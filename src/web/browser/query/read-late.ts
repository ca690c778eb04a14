import type { Call, OwnRefusal } from '#contract/calls/typed-call.ts'
import { RequestError } from '../calls/request-errors.ts'
import type { SendOptions } from '../calls/send.ts'

/** `readCurrent` for pages that the query library must not delay: it is loaded with the first call. Throws RequestError. */
export async function readLate<Input, Answer, Own extends OwnRefusal>(
  call: Call<Input, Answer, Own>,
  input: NoInfer<Input>,
  options?: Pick<SendOptions, 'language' | 'timeoutMs' | 'signal'>,
): Promise<Answer> {
  const { readCurrent } = await import('./observe-call.ts').catch(() => {
    throw new RequestError('network', 'Network error - please check your connection')
  })
  return readCurrent(call, input, options)
}

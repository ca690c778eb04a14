import type { Call, OwnRefusal } from '#contract/calls/typed-call.ts'
import { noteNotSignedIn } from './not-signed-in.ts'
import { readServerError, RequestError } from './request-errors.ts'

/** Characters quoted from an unexpected answer, such as a proxy's error page. */
const mostTextInMessage = 200

type Received = { status: number; type: string; text: string }

/** Undefined for an empty answer. The contract guarantees its shape, so it is not checked. Throws a RequestError otherwise. */
export function readAnswer<Input, Answer, Own extends OwnRefusal>(
  _call: Call<Input, Answer, Own>,
  { status, type, text }: Received,
): Answer {
  const isJson = type.includes('json')
  if (status === 401) noteNotSignedIn()
  if (status < 200 || status > 299) {
    const answer = isJson ? readServerError(parse(text)) : undefined
    throw new RequestError('http', `HTTP ${status}: ${text.slice(0, mostTextInMessage)}`, status, answer)
  }
  if (status === 204 || text === '') return undefined as Answer
  if (!isJson) throw new RequestError('not_json', 'Response is not JSON', status)
  const body = parse(text)
  if (body === undefined) throw new RequestError('invalid_json', 'Invalid JSON response', status)
  return body as Answer
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

import { readServerError, RequestError } from './request-errors.ts'

/** Of an answer that nobody expected, e.g. the page of a proxy. */
const mostTextInMessage = 200

/** The JSON of an answer; undefined of an empty one. Throws a RequestError for all else. */
export async function readAnswer<T>(response: Response): Promise<T> {
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json') ?? false
  if (!response.ok) {
    const answer = isJson ? readServerError(parse(text)) : undefined
    throw new RequestError('http', `HTTP ${response.status}: ${text.slice(0, mostTextInMessage)}`, response.status, answer)
  }
  if (response.status === 204 || text === '') return undefined as T
  if (!isJson) throw new RequestError('not_json', 'Response is not JSON', response.status)
  const body = parse(text)
  if (body === undefined) throw new RequestError('invalid_json', 'Invalid JSON response', response.status)
  return body as T
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

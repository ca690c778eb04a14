import { RequestError } from './request-errors.ts'

export type Done<Answer> = { answer: Answer }

/**
 * Returns the answer that was lost, if the refusal of the repetition says that the write was made: the thing to remove is gone, or the record
 * has the values that were sent. `isMade`: whether it has them, where it names them otherwise.
 */
export function doneBefore<Answer>(
  call: string,
  body: unknown,
  error: unknown,
  isMade: (current: Answer) => boolean = (current) => hasValues(current, body),
): Done<Answer> | undefined {
  if (!(error instanceof RequestError)) return undefined
  const marks = call.split(' ')
  if (marks.includes('gone') && error.status === 404) return { answer: undefined as Answer }
  if (!marks.includes('current') || error.answer?.code !== 'changed_meanwhile') return undefined
  const { current } = error.answer as { current?: Answer }
  return current !== undefined && isMade(current) ? { answer: current } : undefined
}

/** Values that the record does not have are notes on the change. */
function hasValues(record: unknown, sent: unknown): boolean {
  if (!isFields(record) || !isFields(sent)) return false
  const known = Object.keys(sent).filter((key) => key in record && sent[key] !== undefined)
  return known.length > 0 && known.every((key) => contains(record[key], sent[key]))
}

function contains(value: unknown, sent: unknown): boolean {
  if (Array.isArray(value) && Array.isArray(sent))
    return value.length === sent.length && sent.every((one, place) => contains(value[place], one))
  if (!isFields(value) || !isFields(sent)) return Object.is(value, sent)
  return Object.keys(sent).every((key) => sent[key] === undefined || contains(value[key], sent[key]))
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

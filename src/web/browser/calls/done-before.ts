import { RequestError } from './request-errors.ts'

export type Done<Answer> = { answer: Answer }

/**
 * After a lost answer, returns it if the refused repetition shows that the first write was made: the removed thing is gone, or the record has
 * the sent values. `isMade` compares records whose fields have other names. A deleted account is not recognised: its session ends with it, so
 * the repetition is answered with 401.
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

/** Compares only fields that the record has: a note or an expected version is no part of it. */
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

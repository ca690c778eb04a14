import type { z } from 'zod'
import { DomainError, InvalidInput } from '#kit/http/domain-error.ts'
import { refuseUnstorable } from '#kit/http/first-look.ts'

/** The JSON of a call beside the contract, held against its schema. Throws InvalidInput (422) or malformed (400). */
export async function readBody<Schema extends z.ZodType>(request: Request, schema: Schema): Promise<z.output<Schema>> {
  let body: unknown
  try {
    body = await request.json()
  } catch {
    throw new DomainError('malformed', 400)
  }
  return checkInput(body, schema)
}

/** Throws InvalidInput (422). */
export function checkInput<Schema extends z.ZodType>(input: unknown, schema: Schema): z.output<Schema> {
  refuseUnstorable(input)
  const parsed = schema.safeParse(input)
  if (!parsed.success) throw new InvalidInput(fieldsOf(parsed.error.issues))
  return parsed.data
}

function fieldsOf(issues: readonly { path: PropertyKey[]; message: string; code: string; keys?: string[] }[]): Record<string, string> {
  const fields = new Map<string, string>()
  const note = (field: string, code: string) => void (fields.has(field) || fields.set(field, code))
  for (const { path, message, code, keys } of issues) {
    if (keys) for (const key of keys) note(key, 'unrecognized_keys')
    else note(path.join('.') || 'body', /^[a-z_]+$/.test(message) ? withoutLimit(message) : code)
  }
  return Object.fromEntries(fields)
}

/** The sentence for `too_long` names its limit, which is not told here. */
function withoutLimit(code: string): string {
  return code === 'too_long' ? 'longer_than_allowed' : code
}

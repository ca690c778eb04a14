import { InvalidInput } from '#kit/http/domain-error.ts'

/** Checks the header `Idempotency-Key`: visible ASCII, at most 255 characters. Throws InvalidInput (422). */
export function requireIdempotencyKey(key: string | undefined): string {
  if (key === undefined) throw new InvalidInput({ 'Idempotency-Key': 'required' })
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) throw new InvalidInput({ 'Idempotency-Key': 'invalid' })
  return key
}

import { Refusal } from '../refusal.ts'

/** Throws a Refusal (401, signature_missing) for a request without a signature. */
export function requireSigned({ isSigned }: { isSigned: boolean }): void {
  if (!isSigned) throw new Refusal(401, 'signature_missing', 'Sign this request by RFC 9421 with a key of your profile.')
}

import { type RefusalCode, type RefusalDetails, type SentenceBeside, statusOfRefusal } from '#contract/refusals.ts'
import { DomainError } from '#kit/http/domain-error.ts'

type Given<Details> = [Details] extends [undefined] ? Record<string, never> : NonNullable<Details>
export type Refusal<Code extends RefusalCode> = DomainError & { readonly code: Code; readonly details: Given<RefusalDetails<Code>> }

/** `sentence` replaces the code's own sentence where other people read it. */
type More = { sentence?: SentenceBeside; cause?: unknown }
type Rest<Code extends RefusalCode> =
  undefined extends RefusalDetails<Code> ? [details?: RefusalDetails<Code>, more?: More] : [details: RefusalDetails<Code>, more?: More]

/** Throws the refusal with this code, which the call must declare, and the details that it declares for it. */
export function refuse<Code extends RefusalCode>(code: Code, ...rest: Rest<Code>): never {
  throw refusal(code, ...rest)
}

/** Returns what `refuse` throws. */
export function refusal<Code extends RefusalCode>(code: Code, ...[details, more]: Rest<Code>): Refusal<Code> {
  return new DomainError(code, statusOfRefusal(code), details, more) as Refusal<Code>
}

export function isRefusal<Code extends RefusalCode>(error: unknown, ...codes: readonly Code[]): error is Refusal<Code> {
  return error instanceof DomainError && codes.some((code) => code === error.code)
}

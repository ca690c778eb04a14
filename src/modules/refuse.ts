import { type RefusalCode, type RefusalDetails, type SentenceBeside, statusOfRefusal } from '#contract/refusals.ts'
import { DomainError } from '#kit/http/domain-error.ts'

type Given<Details> = [Details] extends [undefined] ? Record<string, never> : NonNullable<Details>
export type Refusal<Code extends RefusalCode> = DomainError & { readonly code: Code; readonly details: Given<RefusalDetails<Code>> }

/** `sentence` is of another code, for other readers. */
type More = { sentence?: SentenceBeside; cause?: unknown }
type Rest<Code extends RefusalCode> =
  undefined extends RefusalDetails<Code> ? [details?: RefusalDetails<Code>, more?: More] : [details: RefusalDetails<Code>, more?: More]

/** Refuses the request with a code that its call declares, and the details that the code has there. */
export function refuse<Code extends RefusalCode>(code: Code, ...rest: Rest<Code>): never {
  throw refusal(code, ...rest)
}

/** The error of `refuse`, for code that throws it later or elsewhere. */
export function refusal<Code extends RefusalCode>(code: Code, ...[details, more]: Rest<Code>): Refusal<Code> {
  return new DomainError(code, statusOfRefusal(code), details, more) as Refusal<Code>
}

export function isRefusal<Code extends RefusalCode>(error: unknown, ...codes: readonly Code[]): error is Refusal<Code> {
  return error instanceof DomainError && codes.some((code) => code === error.code)
}

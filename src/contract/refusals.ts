import type { ContractProcedure } from '@orpc/contract'
import { z } from 'zod'
import { type CommonCode, commonStatuses } from './call-errors.ts'
import { type Contract, contract } from './contract.ts'

/** Refusals that no call declares: of webhooks, of the image of a collection code, and of one item of a bulk call. */
export const refusalsBeside = {
  already_collected: { status: 410, data: z.object({ collected_at: z.string().nullable() }) },
  changed_meanwhile: { status: 409 },
  invalid_signature: { status: 400 },
  order_moved: { status: 409 },
  review_refused: { status: 409 },
} as const

/** Names of sentences that are no codes: another wording of `out_of_stock` for staff, and problems of one item of a bulk call. */
export const sentencesBeside = ['order_lacks_pieces', 'price_too_high', 'too_few_pieces', 'too_many_tags'] as const
export type SentenceBeside = (typeof sentencesBeside)[number]

type ErrorsOf<Part> =
  Part extends ContractProcedure<infer _Input, infer _Output, infer Errors, infer _Meta>
    ? keyof Errors extends never
      ? never
      : Errors
    : { [Name in keyof Part]: ErrorsOf<Part[Name]> }[keyof Part]
type Declarations = ErrorsOf<Contract> | typeof refusalsBeside
type KeysOf<Declared> = Declared extends unknown ? keyof Declared & string : never
type DeclarationOf<Declared, Code extends string> = Declared extends Record<Code, infer Declaration> ? Declaration : never
type DataOf<Declaration> = Declaration extends { data: infer Data extends z.ZodType } ? z.output<Data> : undefined

/** Common codes that modules refuse with by `refuse`. The others have a class in kit, or only the server answers them. */
type PlainCode = Extract<CommonCode, 'foreign_origin' | 'malformed' | 'second_factor_required' | 'unavailable'>
export type DeclaredCode = KeysOf<Declarations>
export type RefusalCode = DeclaredCode | PlainCode
/** What the answer contains besides code and sentence, as the calls declare it. */
export type RefusalDetails<Code extends RefusalCode> = Code extends PlainCode ? undefined : DataOf<DeclarationOf<Declarations, Code>>

let statuses: ReadonlyMap<string, number> | undefined

/** Returns the HTTP status that the calls declare for the code. A code has the same status in every call. */
export function statusOfRefusal(code: RefusalCode): number {
  statuses ??= new Map([
    ...Object.entries(commonStatuses),
    ...declaredIn(contract),
    ...Object.entries(refusalsBeside).map(([code, { status: declared }]) => [code, declared] as const),
  ])
  const status = statuses.get(code)
  if (status === undefined) throw new Error(`No call declares ${code}`)
  return status
}

function declaredIn(part: object): [string, number][] {
  if (!('~orpc' in part)) return Object.values(part).flatMap((inner: object) => declaredIn(inner))
  const { errorMap } = part['~orpc'] as { errorMap: Record<string, { status: number }> }
  return Object.entries(errorMap).map(([code, { status }]) => [code, status])
}

import type { ContractProcedure } from '@orpc/contract'
import type { CommonCode } from '#contract/call-errors.ts'
import type { Contract } from '#contract/contract.ts'
import type { Language } from '#contract/languages.ts'
import type { Sentences } from '#kit/http/api-handler.ts'
import en from '../../../messages/en/errors.json' with { type: 'json' }
import kk from '../../../messages/kk/errors.json' with { type: 'json' }
import ru from '../../../messages/ru/errors.json' with { type: 'json' }

type CodesOf<Part> =
  Part extends ContractProcedure<infer _Input, infer _Output, infer Errors, infer _Meta>
    ? keyof Errors & string
    : { [Name in keyof Part]: CodesOf<Part[Name]> }[keyof Part]
/** For payment services' messages, for one item among many, and alternative sentences of a code for other readers. */
export const codesBeside = [
  'invalid_signature',
  'order_moved',
  'review_refused',
  'too_many_tags',
  'price_too_high',
  'too_few_pieces',
  'order_lacks_pieces',
] as const

/** A code without a sentence in one of the languages does not compile. */
type Catalogue = {
  errors: Record<CommonCode | CodesOf<Contract> | (typeof codesBeside)[number], string>
  fields: Record<string, string>
  missing: Record<string, string>
  tryAgain: string
}
const catalogues: Record<Language, Catalogue> = { en, ru, kk }

/** Returns the sentences for error codes. Only this place chooses them: modules know codes, browsers get sentences. */
export function sentencesIn(language: Language): Sentences {
  const errors: Record<string, string | undefined> = catalogues[language].errors
  const { fields, missing } = catalogues[language]
  return {
    error: (code) => errors[code] ?? catalogues[language].errors.fault,
    field: (code, { path, limit }) => {
      const sentence = (code === 'required' && missing[path.split('.').at(-1) ?? '']) || fields[code]
      return (sentence ?? fields['invalid'] ?? code).replace('{{limit}}', String(limit ?? ''))
    },
  }
}

/** The text of the link on the page that is shown until the shop answers again. */
export function tryAgainIn(language: Language): string {
  return catalogues[language].tryAgain
}

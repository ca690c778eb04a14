import { email, phone, requiredName } from '#contract/fields.ts'
import { fieldLengths } from '#contract/rules/field-lengths.ts'
import type { Language } from '#contract/languages.ts'
import { serverTranslator } from '#modules/server-translator.ts'
import type { Message } from '../outcome.ts'
import type { BuyerGiven } from '../stored-things.ts'

/** Returns a message at each part of the buyer that an order could not be placed with. */
export function judgeBuyer(language: Language, buyer: BuyerGiven | null): Message[] {
  const { first_name = '', last_name = '', email: address = '', phone_number = '' } = buyer ?? {}
  const name = requiredName(fieldLengths.name)
  return [
    ...wrong(
      language,
      '$.buyer.first_name',
      first_name,
      name.safeParse(`${first_name} ${last_name}`.trim()).success && first_name.trim() !== '',
    ),
    ...wrong(language, '$.buyer.email', address, email.safeParse(address).success),
    ...wrong(language, '$.buyer.phone_number', phone_number, phone.safeParse(phone_number).success),
  ]
}

/** A recoverable error for a field that is missing or invalid. */
export function wrong(language: Language, path: string, given: string, isRight: boolean, content?: string): Message[] {
  if (isRight) return []
  const t = serverTranslator('agents', language)
  const isMissing = given.trim() === ''
  return [
    {
      type: 'error',
      code: isMissing ? 'missing' : 'invalid',
      content: content ?? t(isMissing ? 'missing' : 'invalid'),
      severity: 'recoverable',
      path,
    },
  ]
}

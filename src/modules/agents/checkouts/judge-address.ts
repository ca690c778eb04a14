import { type Address, typedAddress } from '#contract/checkout.ts'
import { type CountryCode, isCountryCode } from '#contract/countries.ts'
import type { Language } from '#contract/languages.ts'
import { serverTranslator } from '#modules/server-translator.ts'
import type { Message } from '../outcome.ts'
import type { DestinationGiven } from '../stored-things.ts'
import { wrong } from './judge-buyer.ts'

const partOf = {
  address: 'street_address',
  city: 'address_locality',
  state: 'address_region',
  zip: 'postal_code',
  country: 'address_country',
  country_name: 'address_country',
} as const

export type JudgedAddress = {
  messages: Message[]
  /** Where the parcel goes, once that is known well enough for its price. */
  place: { country: CountryCode; state: string | undefined } | undefined
}

/** Checks an address as the shop's own form does. A country that is not on the shop's list counts as OTHER. */
export function judgeAddress(language: Language, given: DestinationGiven, path: string): JudgedAddress {
  const address = addressOf(given, language)
  const code = (given.address_country ?? '').trim()
  if (!/^[a-z]{2}$/i.test(code)) {
    const t = serverTranslator('agents', language)
    const rest = judgeParts(language, given, path, { ...address, country: 'OTHER', country_name: '-' })
    return { messages: [...wrong(language, `${path}.address_country`, code, false, t('country')), ...rest], place: undefined }
  }
  const messages = judgeParts(language, given, path, address)
  const needsState = address.country === 'MY' && address.state.trim() === ''
  return { messages, place: needsState ? undefined : { country: address.country, state: address.state || undefined } }
}

function judgeParts(language: Language, given: DestinationGiven, path: string, address: Address): Message[] {
  const found = typedAddress.safeParse(address)
  const names = new Set(found.error?.issues.flatMap(({ path: [name] }) => partOf[name as keyof typeof partOf] ?? []) ?? [])
  return [...names].flatMap((name) => wrong(language, `${path}.${name}`, given[name] ?? '', false))
}

/** Returns the address in the fields of the shop's own form. */
function addressOf(given: DestinationGiven, language: Language): Address {
  const code = (given.address_country ?? '').trim().toUpperCase()
  const isListed = isCountryCode(code) && code !== 'OTHER'
  return {
    address: [given.street_address, given.extended_address].filter(Boolean).join(', '),
    city: given.address_locality ?? '',
    state: given.address_region ?? '',
    zip: given.postal_code ?? '',
    country: isListed ? code : 'OTHER',
    ...(!isListed && /^[A-Z]{2}$/.test(code) && { country_name: new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code }),
  }
}

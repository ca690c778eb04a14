import { type CountryCode, isCountryCode } from '#contract/countries.ts'
import { InvalidInput } from '#kit/http/domain-error.ts'
import type { PartnerRow } from '../partner-store.ts'

type Payout = { bank_name: string; account_name: string; account_number: string }

export type OwnChange = {
  company?: string | undefined
  contact_name?: string | undefined
  phone?: string | undefined
  country?: CountryCode | undefined
  country_name?: string | undefined
  city?: string | undefined
  website?: string | undefined
  payout?: Payout | undefined
  expected_updated_at?: string | undefined
}

/** Returns the columns that a change sets; omitted fields stay unchanged. Throws InvalidInput. */
export function toColumns<Change extends Omit<OwnChange, 'expected_updated_at'>>(
  { payout, country, country_name, ...fields }: Change,
  row: Pick<PartnerRow, 'country'>,
) {
  const named = country ?? (country_name === undefined ? undefined : countryOfRow(row))
  // The contract checks this only for a country in the same request.
  if (named === 'OTHER' && !country_name) throw new InvalidInput({ country_name: 'required' })
  return { ...fields, ...(named && countryColumns({ country: named, country_name })), ...payout }
}

/** Throws InvalidInput if the stored country is unknown, since a country name alone is not enough. */
function countryOfRow({ country }: Pick<PartnerRow, 'country'>): CountryCode {
  if (country === null || !isCountryCode(country)) throw new InvalidInput({ country: 'required' })
  return country
}

/** `country_name` is stored only with `OTHER`. */
export function countryColumns({ country, country_name }: { country: CountryCode; country_name?: string | undefined }) {
  return { country, country_name: country === 'OTHER' ? country_name || null : null }
}

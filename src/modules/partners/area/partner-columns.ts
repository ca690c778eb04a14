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

/** The columns that a change of this row sets; what is left out stays. Throws InvalidInput. */
export function toColumns<Change extends Omit<OwnChange, 'expected_updated_at'>>(
  { payout, country, country_name, ...fields }: Change,
  row: Pick<PartnerRow, 'country'>,
) {
  const named = country ?? (country_name === undefined ? undefined : countryOfRow(row))
  // The contract sees only a country that is sent along.
  if (named === 'OTHER' && !country_name) throw new InvalidInput({ country_name: 'required' })
  return { ...fields, ...(named && countryColumns({ country: named, country_name })), ...payout }
}

/** A name alone says nothing of a partner whose country the shop does not know. */
function countryOfRow({ country }: Pick<PartnerRow, 'country'>): CountryCode {
  if (country === null || !isCountryCode(country)) throw new InvalidInput({ country: 'required' })
  return country
}

/** A name is kept beside OTHER alone. */
export function countryColumns({ country, country_name }: { country: CountryCode; country_name?: string | undefined }) {
  return { country, country_name: country === 'OTHER' ? country_name || null : null }
}

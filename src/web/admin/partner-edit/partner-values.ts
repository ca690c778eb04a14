import type { AdminPartner, PartnerChange } from '#contract/admin-partners.ts'
import { namedCountry } from '#contract/rules/named-country.ts'

export type PartnerValues = {
  company: string
  contact_name: string
  phone: string
  country: string
  country_name: string
  city: string
  website: string
  percent: number | null
  hold_days: number | null
  bank_name: string
  account_name: string
  account_number: string
  tin: string
  id_number: string
}

export function valuesOf({ payout, commission_rate, country, country_name, tin, id_number, ...partner }: AdminPartner): PartnerValues {
  const { company, contact_name, phone, city, website, hold_days } = partner
  const percent = Math.round(commission_rate * 10_000) / 100
  const place = { country: country ?? '', country_name: country_name ?? '', city }
  return { company, contact_name, phone, ...place, website, percent, hold_days, ...payout, tin, id_number }
}

const bankFields = ['bank_name', 'account_name', 'account_number'] as const

/** Returns the changed fields as the call takes them. A bank account, and a country with its name, are sent complete. */
export function changeOf(changed: Partial<PartnerValues>, values: PartnerValues): PartnerChange {
  const { country, country_name, bank_name, account_name, account_number } = values
  const {
    percent,
    country: _country,
    country_name: _named,
    bank_name: _bank,
    account_name: _name,
    account_number: _number,
    ...fields
  } = changed
  const isMoved = changed.country !== undefined || changed.country_name !== undefined
  return {
    ...fields,
    ...(isMoved && country !== '' && namedCountry({ country, country_name })),
    ...(typeof percent === 'number' && { commission_rate: Math.round(percent * 100) / 10_000 }),
    ...(bankFields.some((name) => changed[name] !== undefined) && { payout: { bank_name, account_name, account_number } }),
  }
}

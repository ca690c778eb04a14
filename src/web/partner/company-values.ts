import type { AreaTranslator } from '#contract/messages/translator.ts'
import { isCountryUnnamed, isInAnotherCountry, namedCountry } from '#contract/rules/named-country.ts'
import { hasEnoughDigits } from '#contract/rules/phone-rules.ts'
import { typedIn } from '#web/commerce/sign-in/form-checks.ts'
import type { Problems } from '#web/commerce/sign-in/use-form-problems.ts'

export type CompanyField = 'company' | 'contact_name' | 'phone' | 'country' | 'country_name' | 'city'
export type CompanyValues = Record<CompanyField, string>
/** The partner's saved country. While unchanged it is neither required nor sent. */
type Saved = { country: string; country_name: string | null }

export function readCompany(form: FormData): CompanyValues {
  const typed = (name: CompanyField) => typedIn(form, name).trim()
  return {
    company: typed('company'),
    contact_name: typed('contact_name'),
    phone: typed('phone'),
    country: typed('country'),
    country_name: typed('country_name'),
    city: typed('city'),
  }
}

/** Returns the values as the calls' input. */
export function companyOf<Typed extends CompanyValues>({ country, country_name, ...typed }: Typed) {
  return { ...typed, ...namedCountry({ country, country_name }) }
}

/** The same for a known partner: the country only if it changed. */
export function changedCompanyOf({ country, country_name, ...typed }: CompanyValues, saved: Saved) {
  const place = { country, country_name }
  return { ...typed, ...(isInAnotherCountry(place, saved) && namedCountry(place)) }
}

/** Returns the missing fields at once; the server checks the rest. */
export function missingOf(t: AreaTranslator<'partner-company'>, values: CompanyValues, saved?: Saved): Problems<CompanyField> {
  const { company, contact_name, phone, city } = values
  return {
    ...(company === '' && { company: t('missing.company') }),
    ...(contact_name.length < 2 && { contact_name: t('missing.contact') }),
    ...(!hasEnoughDigits(phone) && { phone: t('missing.phone') }),
    ...(isCountryUnnamed(values, saved) && { country_name: t('missing.country_name') }),
    ...(city === '' && { city: t('missing.city') }),
  }
}

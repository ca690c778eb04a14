import type { PartnerApplication } from '#contract/partners.ts'
import type { Language } from '#contract/languages.ts'
import { typedIn } from '#web/commerce/sign-in/form-checks.ts'
import { companyOf, type CompanyValues, readCompany } from '../company-values.ts'

export type TypedApplication = CompanyValues & { email: string; website: string; about: string }

export function readApplication(form: FormData): TypedApplication {
  const typed = (name: string) => typedIn(form, name).trim()
  return { ...readCompany(form), email: typed('email'), website: typed('website'), about: typed('about') }
}

/** Returns the input as it is sent; an empty website is left out. */
export function applicationOf({ website, ...typed }: TypedApplication, language: Language): PartnerApplication {
  return { ...companyOf(typed), language, ...(website !== '' && { website }) }
}

import type { PartnerApplication } from '#contract/partners.ts'
import type { Language } from '#contract/languages.ts'
import { typedIn } from '#web/commerce/sign-in/form-checks.ts'
import { companyOf, type CompanyValues, readCompany } from '../company-values.ts'

export type TypedApplication = CompanyValues & { email: string; website: string; about: string }

export function readApplication(form: FormData): TypedApplication {
  const typed = (name: string) => typedIn(form, name).trim()
  return { ...readCompany(form), email: typed('email'), website: typed('website'), about: typed('about') }
}

/** What is typed as it is sent: a website is left out rather than empty. */
export function applicationOf({ website, ...typed }: TypedApplication, language: Language): PartnerApplication {
  return { ...companyOf(typed), language, ...(website !== '' && { website }) }
}

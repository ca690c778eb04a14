import { fieldLengths } from '#contract/rules/field-lengths.ts'
import { hasEnoughDigits } from '#contract/rules/phone-rules.ts'
import { partnerLengths } from '#contract/rules/partner-lengths.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { typedIn } from '#web/commerce/sign-in/form-checks.ts'
import type { Problems } from '#web/commerce/sign-in/use-form-problems.ts'
import type { AreaTranslator } from '#contract/messages/translator.ts'
import { NameField } from '#web/ui/name-field.tsx'
import { PhoneField } from '#web/ui/phone-field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'

export const companyFields = ['company', 'contact_name', 'phone', 'country', 'city'] as const
export type CompanyField = (typeof companyFields)[number]
export type CompanyValues = Record<CompanyField, string>

export type CompanyFieldsProps = {
  values?: Partial<CompanyValues>
  countries: readonly { code: string; name: string }[]
  problems: Problems<CompanyField>
  onChange: (field: CompanyField) => void
}

/** Who the partner is, as every form about it asks. */
export function CompanyFields({ values, countries, problems, onChange }: CompanyFieldsProps) {
  const t = useMessages('partner-company')
  const field = (name: CompanyField) => ({
    name,
    defaultValue: values?.[name],
    error: problems[name],
    required: true,
    onChange: () => onChange(name),
  })
  return (
    <>
      <TextField {...field('company')} label={t('company')} autoComplete="organization" maxLength={partnerLengths.company} />
      <div className="grid grid-cols-1 items-start gap-5 sm:grid-cols-2">
        <NameField {...field('contact_name')} label={t('contact')} />
        <PhoneField {...field('phone')} label={t('phone')} />
      </div>
      <div className="grid grid-cols-1 items-start gap-5 sm:grid-cols-2">
        <SelectField {...field('country')} defaultValue={values?.country || 'MY'} label={t('country')} autoComplete="country">
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField {...field('city')} label={t('city')} autoComplete="address-level2" maxLength={fieldLengths.city} />
      </div>
    </>
  )
}

export function readCompany(form: FormData): CompanyValues {
  const typed = (name: CompanyField) => typedIn(form, name).trim()
  return {
    company: typed('company'),
    contact_name: typed('contact_name'),
    phone: typed('phone'),
    country: typed('country'),
    city: typed('city'),
  }
}

/** What is missing, said at once; the rest is the server's to judge. */
export function missingOf(
  t: AreaTranslator<'partner-company'>,
  { company, contact_name, phone, city }: CompanyValues,
): Problems<CompanyField> {
  return {
    ...(company === '' && { company: t('missing.company') }),
    ...(contact_name.length < 2 && { contact_name: t('missing.contact') }),
    ...(!hasEnoughDigits(phone) && { phone: t('missing.phone') }),
    ...(city === '' && { city: t('missing.city') }),
  }
}

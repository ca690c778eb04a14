import { useState } from 'react'
import { fieldLengths } from '#contract/rules/field-lengths.ts'
import { partnerLengths } from '#contract/rules/partner-lengths.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import type { Problems } from '#web/commerce/sign-in/use-form-problems.ts'
import { NameField } from '#web/ui/name-field.tsx'
import { PhoneField } from '#web/ui/phone-field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { CompanyField } from './company-values.ts'

export type CompanyFieldsProps = {
  values?: Partial<Record<CompanyField, string | null>>
  countries: readonly { code: string; name: string }[]
  problems: Problems<CompanyField>
  onChange: (field: CompanyField) => void
}

export function CompanyFields({ values, countries, problems, onChange }: CompanyFieldsProps) {
  const t = useMessages('partner-company')
  const [country, setCountry] = useState(values?.country || 'MY')
  const field = (name: CompanyField) => ({
    name,
    defaultValue: values?.[name] ?? undefined,
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
        <SelectField
          {...field('country')}
          required={false}
          defaultValue={country}
          onChange={({ target }) => {
            setCountry(target.value)
            onChange('country')
          }}
          label={t('country')}
          autoComplete="country"
        >
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        {country === 'OTHER' && (
          <TextField
            {...field('country_name')}
            label={t('country_name')}
            autoComplete="country-name"
            maxLength={fieldLengths.country_name}
          />
        )}
        <TextField {...field('city')} label={t('city')} autoComplete="address-level2" maxLength={fieldLengths.city} />
      </div>
    </>
  )
}

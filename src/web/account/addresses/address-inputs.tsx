import type { CheckoutOptions } from '#contract/checkout.ts'
import { malaysianStates } from '#contract/countries.ts'
import { useWords } from '#web/kit/words/use-words.ts'
import { NameField } from '#web/ui/name-field.tsx'
import { PhoneField } from '#web/ui/phone-field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { AddressField, AddressValues } from './typed-address.ts'

export type AddressInputsProps = {
  values: AddressValues
  errors: Partial<Record<AddressField, string>>
  countries: CheckoutOptions['countries']
  onChange: (field: AddressField, value: string) => void
}

/** As at the checkout: the country leads, since it decides whether the state is chosen or written. */
export function AddressInputs({ values, errors, countries, onChange }: AddressInputsProps) {
  const t = useWords('checkout')
  const field = (name: AddressField, maxLength: number) => ({
    id: `address-${name}`,
    name,
    value: values[name],
    error: errors[name],
    required: true,
    maxLength,
    onChange: (event: { target: { value: string } }) => onChange(name, event.target.value),
  })
  const isMalaysia = values.country === 'MY'
  const { maxLength: _unlimited, ...country } = field('country', 0)
  const { maxLength: longestState, ...state } = field('state', 120)
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <NameField label={t('field.name')} {...field('name', 120)} />
        <PhoneField label={t('field.phone')} {...field('phone', 32)} />
      </div>
      <SelectField label={t('field.country')} autoComplete="country" {...country}>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField label={t('field.address')} autoComplete="street-address" {...field('address', 300)} />
      <div className="grid items-start gap-5 sm:grid-cols-[5fr_7fr_5fr]">
        <TextField label={t('field.city')} autoComplete="address-level2" {...field('city', 120)} />
        {isMalaysia ? (
          <SelectField label={t('field.state')} autoComplete="address-level1" {...state}>
            <option value="">{t('hint.chooseState')}</option>
            {malaysianStates.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </SelectField>
        ) : (
          <TextField label={t('field.stateOrProvince')} autoComplete="address-level1" maxLength={longestState} {...state} />
        )}
        <TextField label={t('field.zip')} autoComplete="postal-code" inputMode={isMalaysia ? 'numeric' : 'text'} {...field('zip', 20)} />
      </div>
    </>
  )
}

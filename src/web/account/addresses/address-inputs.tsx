import type { CheckoutOptions } from '#contract/checkout.ts'
import { malaysianStates } from '#contract/countries.ts'
import { fieldLengths } from '#contract/rules/field-lengths.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { useMalaysianPlace } from '#web/commerce/postcodes/use-malaysian-place.ts'
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

/** As at the checkout, the country is first, since it decides whether the state is selected or typed, then in Malaysia the postcode. */
export function AddressInputs({ values, errors, countries, onChange }: AddressInputsProps) {
  const t = useMessages('checkout')
  const field = (name: AddressField) => ({
    id: `address-${name}`,
    name,
    value: values[name],
    error: errors[name],
    required: true,
    onChange: (event: { target: { value: string } }) => onChange(name, event.target.value),
  })
  const written = (name: Exclude<AddressField, 'country'>) => ({ ...field(name), maxLength: fieldLengths[name] })
  const isMalaysia = values.country === 'MY'
  useMalaysianPlace(values, { ids: { city: 'address-city', state: 'address-state' }, fill: onChange })
  const zip = (
    <TextField label={t('field.zip')} autoComplete="postal-code" inputMode={isMalaysia ? 'numeric' : 'text'} {...written('zip')} />
  )
  return (
    <>
      <div className="grid grid-cols-1 items-start gap-5 sm:grid-cols-2">
        <NameField label={t('field.name')} {...written('name')} />
        <PhoneField label={t('field.phone')} {...written('phone')} />
      </div>
      <SelectField label={t('field.country')} autoComplete="country" {...field('country')} required={false}>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      {values.country === 'OTHER' && <TextField label={t('field.country_name')} autoComplete="country-name" {...written('country_name')} />}
      <TextField label={t('field.address')} autoComplete="street-address" {...written('address')} />
      <div className={`grid items-start gap-5 ${isMalaysia ? 'sm:grid-cols-[5fr_5fr_7fr]' : 'sm:grid-cols-[5fr_7fr_5fr]'}`}>
        {isMalaysia && zip}
        <TextField label={t('field.city')} autoComplete="address-level2" {...written('city')} />
        {isMalaysia ? (
          <SelectField label={t('field.state')} autoComplete="address-level1" {...field('state')}>
            <option value="">{t('hint.chooseState')}</option>
            {malaysianStates.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </SelectField>
        ) : (
          <TextField label={t('field.stateOrProvince')} autoComplete="address-level1" {...written('state')} />
        )}
        {!isMalaysia && zip}
      </div>
    </>
  )
}

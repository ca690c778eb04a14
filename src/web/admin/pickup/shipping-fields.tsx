import type { CheckoutOptions } from '#contract/checkout.ts'
import { type CountryCode, malaysianStates } from '#contract/countries.ts'
import { fieldLengths } from '#contract/rules/field-lengths.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'

export type TypedAddress = { address: string; city: string; state: string; zip: string; country: CountryCode; country_name: string }
export const noAddress: TypedAddress = { address: '', city: '', state: '', zip: '', country: 'MY', country_name: '' }

export type ShippingFieldsProps = Pick<CheckoutOptions, 'countries'> & {
  value: TypedAddress
  onChange: (value: TypedAddress) => void
  errors: Readonly<Record<string, string | undefined>>
}

/** The address for the parcel, because an order for pickup has none. */
export function ShippingFields({ countries, value, onChange, errors }: ShippingFieldsProps) {
  const t = useMessages('admin-pickups')
  const text = (name: 'address' | 'city' | 'state' | 'zip' | 'country_name') => (
    <TextField
      label={t(`ship.${name}`)}
      size="medium"
      autoComplete="off"
      maxLength={fieldLengths[name]}
      value={value[name]}
      error={errors[`shipping.${name}`]}
      onChange={({ target }) => onChange({ ...value, [name]: target.value })}
    />
  )
  return (
    <div className="grid gap-3">
      <SelectField
        label={t('ship.country')}
        size="medium"
        value={value.country}
        onChange={({ target }) => {
          const country = countries.find(({ code }) => code === target.value)?.code
          if (country) onChange({ ...value, country, state: '' })
        }}
      >
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      {value.country === 'OTHER' && text('country_name')}
      {text('address')}
      <div className="grid grid-cols-1 items-start gap-3 sm:grid-cols-3">
        {text('city')}
        {value.country === 'MY' ? (
          <SelectField
            label={t('ship.state')}
            size="medium"
            value={value.state}
            error={errors['shipping.state']}
            onChange={({ target }) => onChange({ ...value, state: target.value })}
          >
            <option value="">{t('ship.chooseState')}</option>
            {malaysianStates.map((state) => (
              <option key={state}>{state}</option>
            ))}
          </SelectField>
        ) : (
          text('state')
        )}
        {text('zip')}
      </div>
    </div>
  )
}

import type { CheckoutOptions } from '#contract/checkout.ts'
import { malaysianStates } from '#contract/countries.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { useMalaysianPlace } from '#web/commerce/postcodes/use-malaysian-place.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import type { AddressKind } from './draft.ts'
import { DraftField } from './draft-field.tsx'
import type { Checkout } from './use-checkout.ts'
import { fieldId } from './use-field-errors.ts'

export type AddressFieldsProps = { checkout: Checkout; kind: AddressKind; countries: CheckoutOptions['countries'] }

/** The country decides whether the state is selected or typed. In Malaysia the postcode fills in town and state. */
export function AddressFields({ checkout, kind, countries }: AddressFieldsProps) {
  const t = useMessages('checkout')
  const { draft, change, errors } = checkout
  const countryPath = `${kind}.country` as const
  const isMalaysia = draft.values[countryPath] === 'MY'
  const typed = {
    country: draft.values[countryPath],
    zip: draft.values[`${kind}.zip`],
    city: draft.values[`${kind}.city`],
    state: draft.values[`${kind}.state`],
  }
  useMalaysianPlace(typed, {
    ids: { city: fieldId(`${kind}.city`), state: fieldId(`${kind}.state`) },
    fill: (field, value) => {
      change(`${kind}.${field}`, value)
      errors.forget(`${kind}.${field}`)
    },
  })
  const zip = (
    <DraftField
      checkout={checkout}
      path={`${kind}.zip`}
      label={t('field.zip')}
      autoComplete={`${kind} postal-code`}
      inputMode={isMalaysia ? 'numeric' : 'text'}
    />
  )
  return (
    <>
      <SelectField
        id={fieldId(countryPath)}
        name={countryPath}
        label={t('field.country')}
        value={draft.values[countryPath]}
        autoComplete={`${kind} country`}
        error={errors.errors[countryPath]}
        onChange={(event) => {
          change(countryPath, event.target.value)
          errors.forget(countryPath)
          errors.forget(`${kind}.state`)
          errors.forget(`${kind}.zip`)
          errors.forget(`${kind}.country_name`)
        }}
      >
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      {draft.values[countryPath] === 'OTHER' && (
        <DraftField
          checkout={checkout}
          path={`${kind}.country_name`}
          label={t('field.country_name')}
          autoComplete={`${kind} country-name`}
        />
      )}
      <DraftField checkout={checkout} path={`${kind}.address`} label={t('field.address')} autoComplete={`${kind} street-address`} />
      <div
        className={`grid items-start gap-5 ${isMalaysia ? 'sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,1.3fr)]' : 'sm:grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)_minmax(0,1fr)]'}`}
      >
        {isMalaysia && zip}
        <DraftField checkout={checkout} path={`${kind}.city`} label={t('field.city')} autoComplete={`${kind} address-level2`} />
        <StateField checkout={checkout} kind={kind} />
        {!isMalaysia && zip}
      </div>
    </>
  )
}

function StateField({ checkout, kind }: Pick<AddressFieldsProps, 'checkout' | 'kind'>) {
  const t = useMessages('checkout')
  const { draft, change, errors } = checkout
  const path = `${kind}.state` as const
  const autoComplete = `${kind} address-level1`
  if (draft.values[`${kind}.country`] !== 'MY') {
    return <DraftField checkout={checkout} path={path} label={t('field.stateOrProvince')} autoComplete={autoComplete} />
  }
  return (
    <SelectField
      id={fieldId(path)}
      name={path}
      label={t('field.state')}
      value={draft.values[path]}
      autoComplete={autoComplete}
      required
      error={errors.errors[path]}
      onChange={(event) => {
        change(path, event.target.value)
        errors.forget(path)
      }}
    >
      <option value="">{t('hint.chooseState')}</option>
      {malaysianStates.map((state) => (
        <option key={state}>{state}</option>
      ))}
    </SelectField>
  )
}

import type { CheckoutOptions } from '#contract/checkout.ts'
import { malaysianStates } from '#contract/countries.ts'
import { useMalaysianPlace } from '#web/commerce/postcodes/use-malaysian-place.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { RadioCard } from '#web/ui/radio-card.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { EditSection } from '../kit/edit/edit-page.tsx'
import { type FormProps, TypedText } from './typed-text.tsx'

export type DeliveryPartProps = FormProps & Pick<CheckoutOptions, 'countries' | 'studio'>

export function DeliveryPart({ countries, studio, ...form }: DeliveryPartProps) {
  const t = useMessages('admin-new-order')
  const { drafting, errors, onForget } = form
  const { draft, change } = drafting
  useMalaysianPlace(draft, {
    ids: { city: 'shipping.city', state: 'shipping.state' },
    fill: (field, value) => {
      change({ [field]: value })
      onForget(`shipping.${field}`)
    },
  })
  const isMalaysia = draft.country === 'MY'
  // In Malaysia the postcode comes first, because it fills in the other fields.
  const zip = <TypedText {...form} name="zip" path="shipping.zip" label={t('delivery.zip')} autoComplete="off" />
  return (
    <EditSection title={t('delivery.title')}>
      <fieldset className="grid gap-2 sm:grid-cols-2">
        <legend className="sr-only">{t('delivery.title')}</legend>
        {(['parcel', 'pickup'] as const).map((way) => (
          <RadioCard
            key={way}
            name="delivery"
            checked={draft.delivery === way}
            onChange={() => {
              change({ delivery: way })
              onForget('payment_method_id')
            }}
            title={t(`delivery.${way}`)}
            description={way === 'pickup' ? `${studio.address}, ${studio.city}` : undefined}
          />
        ))}
      </fieldset>
      {draft.delivery === 'parcel' && (
        <>
          <SelectField
            id="shipping.country"
            label={t('delivery.country')}
            size="medium"
            value={draft.country}
            error={errors['shipping.country']}
            onChange={({ target }) => {
              const country = countries.find(({ code }) => code === target.value)?.code
              if (country) change({ country, state: '' })
              onForget('shipping.state')
              onForget('shipping.zip')
              onForget('shipping.country_name')
            }}
          >
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </SelectField>
          {draft.country === 'OTHER' && (
            <TypedText {...form} name="country_name" path="shipping.country_name" label={t('delivery.country_name')} autoComplete="off" />
          )}
          <TypedText {...form} name="address" path="shipping.address" label={t('delivery.address')} autoComplete="off" />
          <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)_minmax(0,1fr)]">
            {isMalaysia && zip}
            <TypedText {...form} name="city" path="shipping.city" label={t('delivery.city')} autoComplete="off" />
            {isMalaysia ? (
              <SelectField
                id="shipping.state"
                label={t('delivery.state')}
                size="medium"
                value={draft.state}
                error={errors['shipping.state']}
                onChange={({ target }) => {
                  change({ state: target.value })
                  onForget('shipping.state')
                }}
              >
                <option value="">{t('delivery.chooseState')}</option>
                {malaysianStates.map((state) => (
                  <option key={state}>{state}</option>
                ))}
              </SelectField>
            ) : (
              <TypedText {...form} name="state" path="shipping.state" label={t('delivery.stateOrProvince')} autoComplete="off" />
            )}
            {!isMalaysia && zip}
          </div>
        </>
      )}
    </EditSection>
  )
}

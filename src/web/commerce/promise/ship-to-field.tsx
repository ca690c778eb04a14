import { countryOf } from '#contract/countries.ts'
import type { CheckoutOptions } from '#contract/checkout.ts'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { setShipTo, useShipTo } from './ship-to.ts'

export type ShipToFieldProps = { countries: CheckoutOptions['countries'] }

/** Selects the country of the delivery promise. Before scripts run, it shows the country as text. */
export function ShipToField({ countries }: ShipToFieldProps) {
  const t = useMessages('promise')
  const country = useShipTo()
  const isHydrated = useHydrated()
  const label = t('to')
  if (!isHydrated) {
    return (
      <span className="flex min-h-18 flex-col justify-end pb-2.5">
        <span className="text-small text-smoke">{label}</span>
        <span className="text-label font-medium">{countries.find(({ code }) => code === country)?.name}</span>
      </span>
    )
  }
  return (
    <SelectField label={label} size="medium" value={country} onChange={({ target }) => setShipTo(countryOf(target.value))}>
      {countries.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}

import { useMessages } from '#web/browser/messages/use-messages.ts'
import { EditSection } from '../kit/edit/edit-page.tsx'
import type { Edit } from '../kit/edit/use-edit.ts'
import { NumberField } from '../kit/fields/number-field.tsx'
import type { CheckoutValues, ZoneValues } from './checkout-values.ts'

const longestDays = 120

/** Price and delivery time of a parcel by zone. The first row has the column headings. */
export function ZonesPart({ edit }: { edit: Edit<CheckoutValues> }) {
  const t = useMessages('admin-checkout')
  const zones = edit.values.shipping_zones
  const error = edit.errors['shipping_zones']

  function set(zone: string, change: Partial<ZoneValues>) {
    edit.set(
      'shipping_zones',
      zones.map((known) => (known.zone === zone ? { ...known, ...change } : known)),
    )
  }

  return (
    <EditSection title={t('section.shipping')} hint={t('hint.shipping')}>
      <div id="edit-shipping_zones" tabIndex={-1} className="grid gap-3 outline-none">
        {zones.map(({ zone, rate, days_from, days_to }, index) => (
          <fieldset
            key={zone}
            className="grid grid-cols-[minmax(0,1.5fr)_repeat(2,minmax(0,1fr))] items-end gap-x-4 gap-y-2 sm:grid-cols-[minmax(0,1.4fr)_repeat(3,minmax(0,1fr))]"
          >
            <legend className="sr-only">{t(`zone.${zone}`)}</legend>
            <span aria-hidden="true" className="font-bold max-sm:col-span-3 sm:pb-2">
              {t(`zone.${zone}`)}
            </span>
            <NumberField
              label={t('rate')}
              labelHidden={index > 0}
              isMoney
              least={0}
              most={1_000_000}
              value={rate}
              onChange={(value) => set(zone, { rate: value })}
            />
            <NumberField
              label={t('daysFrom')}
              labelHidden={index > 0}
              least={0}
              most={longestDays}
              value={days_from}
              onChange={(value) => set(zone, { days_from: value })}
            />
            <NumberField
              label={t('daysTo')}
              labelHidden={index > 0}
              least={0}
              most={longestDays}
              value={days_to}
              onChange={(value) => set(zone, { days_to: value })}
            />
          </fieldset>
        ))}
        {error && <p className="text-small font-medium text-pomegranate">{error}</p>}
      </div>
    </EditSection>
  )
}

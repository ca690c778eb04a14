import type { Address, CheckoutOptions } from '#contract/checkout.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { RadioCard } from '#web/ui/radio-card.tsx'
import { Part } from './part.tsx'
import { SavedChoice } from './saved-choice.tsx'
import type { Checkout } from './use-checkout.ts'

export type ShippingPartProps = { checkout: Checkout; countries: CheckoutOptions['countries']; studio: Address }

export function ShippingPart({ checkout, countries, studio }: ShippingPartProps) {
  const t = useMessages('checkout')
  const collect = useMessages('collect')
  const { event: chosen, events } = checkout
  const { delivery } = checkout.draft
  const address = [studio.address, [studio.zip, studio.city].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  return (
    <Part title={t('delivery')}>
      <fieldset className="grid min-w-0 grid-cols-1 gap-2.5 sm:grid-cols-2">
        <legend className="sr-only">{t('how.title')}</legend>
        <RadioCard
          name="delivery"
          value="parcel"
          checked={delivery === 'parcel'}
          onChange={() => checkout.setDelivery('parcel')}
          title={t('how.parcel')}
          description={t('how.parcelText')}
        />
        <RadioCard
          name="delivery"
          value="pickup"
          checked={delivery === 'pickup' && !chosen}
          onChange={() => checkout.setDelivery('pickup')}
          title={t('how.pickup')}
          description={t('how.pickupText', { address })}
        />
        {events.map((event) => (
          <RadioCard
            key={event.id}
            name="delivery"
            value={event.id}
            checked={chosen?.id === event.id}
            onChange={() => checkout.setEvent(event)}
            title={collect('checkout.at', { event: event.title })}
            description={collect('checkout.atText', { when: event.when })}
            note={<span className="text-small text-smoke">{`${event.venue}, ${event.address}`}</span>}
            className="sm:col-span-2"
          />
        ))}
      </fieldset>
      {delivery === 'parcel' && <SavedChoice checkout={checkout} kind="shipping" countries={countries} />}
    </Part>
  )
}

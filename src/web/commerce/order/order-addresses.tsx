import type { ReactNode } from 'react'
import type { BillingAddress } from '#contract/checkout.ts'
import type { Order } from '#contract/orders.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { countryNameOf } from './country-name.ts'

export type OrderAddressesProps = {
  order: Pick<Order, 'name' | 'email' | 'phone' | 'note' | 'gift_message' | 'delivery' | 'pickup' | 'shipping_address' | 'billing_address'>
  countryNames: Readonly<Record<string, string>>
}

export function OrderAddresses({ order, countryNames }: OrderAddressesProps) {
  const t = useMessages('order')
  const isPickup = order.delivery === 'pickup'
  const { pickup } = order
  const { shipping_address: shipping, billing_address: billing } = order
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(13rem,100%),1fr))] gap-6">
      {/* For an event the page shows the place above, with its day and hours. */}
      {!pickup && (
        <Block title={t(isPickup ? 'address.pickup' : 'address.shipping')}>
          <Address name={isPickup ? '' : order.name} address={shipping} countryNames={countryNames} />
        </Block>
      )}
      {billing && (
        <Block title={t('address.billing')}>
          <Address name={billing.name || order.name} address={billing} countryNames={countryNames} />
        </Block>
      )}
      <Block title={t('address.contact')}>
        <span className="block break-words">{order.email}</span>
        <span className="figures block">{order.phone}</span>
      </Block>
      {order.gift_message && (
        <Block title={t('giftMessage')}>
          <span className="break-words whitespace-pre-line">{order.gift_message}</span>
        </Block>
      )}
      {order.note && (
        <Block title={t('note')}>
          <span className="break-words whitespace-pre-line">{order.note}</span>
        </Block>
      )}
    </dl>
  )
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="mb-1 text-small text-smoke">{title}</dt>
      <dd className="text-label leading-relaxed">{children}</dd>
    </div>
  )
}

function Address({
  name,
  address,
  countryNames,
}: {
  name: string
  address: BillingAddress
  countryNames: OrderAddressesProps['countryNames']
}) {
  const town = [address.zip, address.city].filter(Boolean).join(' ')
  const rows = [name, address.address, town, address.state === address.city ? '' : address.state, countryNameOf(address, countryNames)]
  return rows.filter(Boolean).map((row, index) => (
    <span key={index} className="block break-words">
      {row}
    </span>
  ))
}

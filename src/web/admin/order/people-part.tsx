import type { ReactNode } from 'react'
import { isLanguage } from '#contract/languages.ts'
import type { StaffOrder } from '#contract/orders.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { isEditable } from '#contract/rules/order-edits.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { countryNameOf } from '#web/commerce/order/country-name.ts'
import { Link } from '#web/ui/link.tsx'
import { Part } from './part.tsx'

type CountryNames = Readonly<Record<string, string>>
export type PeoplePartProps = { order: StaffOrder; countryNames: CountryNames }

export function PeoplePart({ order, countryNames }: PeoplePartProps) {
  const t = useMessages('admin-order')
  const common = useMessages('admin')
  const isSent = order.delivery === 'parcel'
  const writesIn = isLanguage(order.language) ? common(`language.${order.language}`) : undefined
  return (
    <Part
      title={t('order.customer')}
      aside={
        isEditable(order) && (
          <Link
            to={adminPages.orderEdit(order.order_number)}
            aria-label={t('edit.open', { number: order.order_number })}
            className="text-link inline-flex min-h-11 items-center font-medium print:hidden"
          >
            {common('action.edit')}
          </Link>
        )
      }
      className="grid grid-cols-1 gap-x-6 gap-y-4 px-4 pb-4 sm:grid-cols-2"
    >
      <Entry label={t('order.contact')}>
        <span className="block font-bold">{order.name}</span>
        {order.email && (
          <a href={`mailto:${order.email}`} className="text-link block min-h-6 break-all">
            {order.email}
          </a>
        )}
        {order.phone && (
          <a href={`tel:${order.phone.replace(/[^+\d]/g, '')}`} className="text-link figures block min-h-6">
            {order.phone}
          </a>
        )}
      </Entry>
      <Entry label={t('order.account')}>
        <span className="block">{order.account_id ? t('order.hasAccount') : t('order.guest')}</span>
        {order.channel !== 'web' && <span className="block text-smoke">{t(`order.channel.${order.channel}`)}</span>}
        {writesIn && <span className="block text-smoke">{t('order.language', { name: writesIn })}</span>}
        {order.agent !== null && <span className="block break-all text-smoke">{t('order.agent', { host: order.agent })}</span>}
        {order.partner_code && <span className="block text-smoke">{t('order.partnerCode', { code: order.partner_code })}</span>}
      </Entry>
      {/* For pickup at an event, the pickup part shows the place. */}
      {order.pickup === null && (
        <Entry label={t(`order.${isSent ? 'shippingAddress' : order.channel === 'counter' ? 'soldAt' : 'collectedAt'}`)}>
          <AddressLines {...order.shipping_address} countryNames={countryNames} />
        </Entry>
      )}
      {(isSent || order.billing_address) && (
        <Entry label={t('order.billingAddress')}>
          {order.billing_address ? (
            <AddressLines {...order.billing_address} countryNames={countryNames} />
          ) : (
            <span className="text-smoke">{t('order.sameAddress')}</span>
          )}
        </Entry>
      )}
      {(order.gift_message || order.gift_wrapping !== null) && (
        <Entry label={t('order.giftMessage')}>
          {order.gift_wrapping !== null && <span className="block font-bold">{t('order.isWrapped')}</span>}
          {order.gift_message && <span className="whitespace-pre-line">{order.gift_message}</span>}
        </Entry>
      )}
      {order.note && (
        <Entry label={t('order.customerNote')}>
          <span className="whitespace-pre-line">{order.note}</span>
        </Entry>
      )}
    </Part>
  )
}

function Entry({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <h3 className="mb-1 text-tiny font-normal text-smoke">{label}</h3>
      <div className="break-words">{children}</div>
    </div>
  )
}

type AddressLinesProps = {
  name?: string
  address: string
  city: string
  state: string
  zip: string
  country: string
  country_name?: string | undefined
  countryNames: CountryNames
}

function AddressLines({ name, address, city, state, zip, countryNames, ...place }: AddressLinesProps) {
  return (
    <address className="not-italic">
      {name && <span className="block">{name}</span>}
      <span className="block whitespace-pre-line">{address}</span>
      <span className="block">
        {zip} {city}
      </span>
      <span className="block">{state}</span>
      <span className="block">{countryNameOf(place, countryNames)}</span>
    </address>
  )
}

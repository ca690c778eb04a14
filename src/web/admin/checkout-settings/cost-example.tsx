import { formatMoney, formatPercent } from '#contract/messages/format.ts'
import { isLess, money, share, zero } from '#contract/rules/money.ts'
import { totalsOf } from '#contract/rules/pricing.ts'
import { taxRateIn } from '#contract/rules/sales-tax.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { EditSection } from '../kit/edit/edit-page.tsx'
import type { CheckoutValues } from './checkout-values.ts'

const goods = money(120)

/** An order to Almaty and one to Kuala Lumpur, at the entered values. */
export function CostExample({ values }: { values: CheckoutValues }) {
  const t = useMessages('admin-checkout')
  const examples = [
    { place: t('example.almaty'), zone: 'central_asia', country: 'KZ' },
    { place: t('example.kualaLumpur'), zone: 'malaysia_peninsular', country: 'MY' },
  ] as const
  return (
    <>
      {examples.map(({ place, zone, country }) => (
        <EditSection key={zone} title={t('example.title', { amount: formatMoney(goods), place })}>
          <Example values={values} zone={zone} country={country} />
        </EditSection>
      ))}
      <p className="text-tiny text-smoke">{t('example.note')}</p>
    </>
  )
}

type ExampleProps = { values: CheckoutValues; zone: string; country: string }

function Example({ values, zone, country }: ExampleProps) {
  const t = useMessages('admin-checkout')
  const language = useLanguage()
  const parcel = values.shipping_zones.find((known) => known.zone === zone)
  const taxRate = taxRateIn(country, { ...values, tax_rate: (values.tax_rate ?? 0) / 100 })
  const totalsFor = (isMember: boolean) =>
    totalsOf({
      lines: [goods],
      discount: isMember ? share(goods, (values.first_purchase_discount ?? 0) / 100) : zero,
      shippingRate: money(parcel?.rate ?? 0),
      shipsFree: false,
      freeShippingOver: isMember || values.free_shipping_for === 'everybody' ? money(values.free_shipping_over ?? 0) : undefined,
      taxRate,
    })
  const guest = totalsFor(false)
  const member = totalsFor(true)
  const shippingText = isLess(zero, guest.shipping) ? formatMoney(guest.shipping) : t('example.free')
  return (
    <div className="figures grid gap-1">
      <Row label={t('example.shipping')}>{shippingText}</Row>
      <Row label={t('example.tax', { percent: formatPercent(language, taxRate, 2) })}>{formatMoney(guest.tax)}</Row>
      <div className="border-t border-wool pt-1 font-bold">
        <Row label={t('example.total')}>{formatMoney(guest.total)}</Row>
      </div>
      <p className="mt-1 text-tiny text-smoke">
        {t('example.member', { total: formatMoney(member.total) })}
        {parcel && parcel.days_from !== null && parcel.days_to !== null && (
          <> {t('example.days', { from: parcel.days_from, to: parcel.days_to })}</>
        )}
      </p>
    </div>
  )
}

function Row({ label, children }: { label: string; children: string }) {
  return (
    <div className="flex justify-between gap-4">
      <span>{label}</span>
      <span className="shrink-0">{children}</span>
    </div>
  )
}

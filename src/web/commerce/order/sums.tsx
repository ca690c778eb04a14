import type { ReactNode } from 'react'
import { isLess, type Money, share, subtract, zero } from '#contract/rules/money.ts'
import { formatMoney, formatPercent } from '#contract/messages/format.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { classNames } from '#web/ui/class-names.ts'

export type SumsProps = {
  amounts: {
    subtotal: Money
    discount: Money
    discount_code: string | null
    gift_wrapping: Money | null
    shipping: Money
    tax: Money
    total: Money
  }
  /** The shop's current rate. Shown only if the tax was computed with it, since settings change and orders do not. */
  taxRate: number | undefined
  zone?: string
  isPickup?: boolean
  pickupAt?: string
}

export function Sums({
  amounts: { subtotal, discount, discount_code: code, gift_wrapping: wrapping, shipping, tax, total },
  taxRate,
  zone,
  isPickup = false,
  pickupAt,
}: SumsProps) {
  const t = useMessages('pay')
  const language = useLanguage()
  const isTaxRate = taxRate !== undefined && share(subtract(subtotal, discount), taxRate) === tax
  return (
    <dl className="figures grid gap-2.5" aria-label={t('sums.label')}>
      <Row label={t('sums.items')}>{formatMoney(subtotal)}</Row>
      {isLess(zero, discount) && (
        <Row
          label={code === null ? t('sums.discount', { percent: formatPercent(language, discount / subtotal) }) : t('sums.code', { code })}
          className="font-medium text-tile"
        >
          −{formatMoney(discount)}
        </Row>
      )}
      {wrapping !== null && <Row label={t('sums.wrapping')}>{isLess(zero, wrapping) ? formatMoney(wrapping) : t('sums.free')}</Row>}
      <Row
        label={
          pickupAt !== undefined
            ? t('sums.pickupAt', { event: pickupAt })
            : isPickup
              ? t('sums.pickup')
              : zone
                ? t('sums.shippingTo', { zone })
                : t('sums.shipping')
        }
      >
        {isLess(zero, shipping)
          ? formatMoney(shipping)
          : code === null || isPickup || isLess(zero, discount)
            ? t('sums.free')
            : t('sums.freeByCode', { code })}
      </Row>
      {isLess(zero, tax) && (
        <Row label={isTaxRate ? t('sums.tax', { percent: formatPercent(language, taxRate) }) : t('sums.taxPlain')}>{formatMoney(tax)}</Row>
      )}
      <div className="mt-1.5 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-wool pt-4">
        <dt className="font-display text-heading-3">{t('sums.total')}</dt>
        <dd className="text-[1.625rem] leading-tight font-bold">{formatMoney(total)}</dd>
      </div>
    </dl>
  )
}

function Row({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <div className={classNames('flex flex-wrap items-baseline justify-between gap-x-4', className)}>
      <dt className="keeps-room">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

import { formatMoney, formatPercent } from '#contract/messages/format.ts'
import { roundCash } from '#contract/rules/cash-rounding.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { QuantityStepper } from '#web/commerce/quantity-stepper.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { Thumbnail } from '#web/ui/thumbnail.tsx'
import type { StallState } from '../stall/stall.ts'
import { MemberPart } from './member-part.tsx'
import type { Selling } from './use-selling.ts'

export type SlipPanelProps = { selling: Selling; state: StallState; taxRate: number }

export function SlipPanel({ selling, state, taxRate }: SlipPanelProps) {
  const t = useMessages('admin-counter')
  const language = useLanguage()
  const { lines, sums } = selling
  const inCash = roundCash(sums.total)
  return (
    <div className="grid gap-3">
      {selling.refusal && (
        <Notice tone="error" announced title={t('done.refusedTitle')}>
          <p>{selling.refusal}</p>
          <p className="mt-1">{t('done.refusedText')}</p>
        </Notice>
      )}
      <MemberPart selling={selling} isOnline={state.connection === 'online'} />
      {lines.length === 0 && <p className="py-4 text-smoke">{t('empty')}</p>}
      <ul className="divide-y divide-wool">
        {lines.map(({ key, item, quantity, unitPrice, total }) => (
          <li key={key} className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 py-2.5">
            <Thumbnail imageKey={item.image_key ?? undefined} alt="" size={44} />
            <span className="min-w-0">
              <b className="block break-words">{item.name}</b>
              <span className="text-tiny text-smoke">
                {[item.variation_name, item.size].filter(Boolean).join(', ')}
                {selling.member && unitPrice < item.unit_price && (
                  <>
                    {' '}
                    <s className="figures">{item.unit_price.toFixed(2)}</s> <b className="figures text-tile">{unitPrice.toFixed(2)}</b>
                  </>
                )}
              </span>
            </span>
            <b className="figures text-right">{total.toFixed(2)}</b>
            <div className="col-span-2 col-start-2 justify-self-end">
              <QuantityStepper
                value={quantity}
                min={0}
                max={item.remaining}
                labels={{
                  quantity: t('quantityOf', { name: item.name }),
                  less: t('less', { name: item.name }),
                  more: t('more', { name: item.name }),
                }}
                onChange={(wanted) => selling.setQuantity(item, wanted)}
              />
            </div>
          </li>
        ))}
      </ul>
      {lines.length > 0 && (
        <>
          <Disclosure summary={t('mail.title')}>
            <TextField
              label={t('mail.label')}
              hint={t('mail.hint')}
              type="email"
              size="medium"
              autoComplete="off"
              inputMode="email"
              maxLength={254}
              value={selling.email}
              onChange={({ target }) => selling.setEmail(target.value.trim())}
            />
          </Disclosure>
          <dl className="grid gap-1 border-t border-wool pt-3">
            <div className="flex justify-between gap-4 text-smoke">
              <dt>{t('pieces', { count: sums.pieces })}</dt>
              <dd className="figures">{formatMoney(sums.subtotal)}</dd>
            </div>
            {taxRate > 0 && (
              <div className="flex justify-between gap-4 text-smoke">
                <dt>{t('tax', { rate: formatPercent(language, taxRate) })}</dt>
                <dd className="figures">{formatMoney(sums.tax)}</dd>
              </div>
            )}
            <div className="flex items-baseline justify-between gap-4">
              <dt className="text-lead font-bold">{t('total')}</dt>
              <dd className="figures text-heading-2 font-bold">{formatMoney(sums.total)}</dd>
            </div>
          </dl>
          {inCash !== sums.total && <p className="text-tiny text-smoke">{t('cashRounding', { amount: formatMoney(inCash) })}</p>}
        </>
      )}
    </div>
  )
}

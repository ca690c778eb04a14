import { Fragment } from 'react'
import type { StaffOrder } from '#contract/orders.ts'
import { type Money, subtract, zero } from '#contract/rules/money.ts'
import { formatMoney, formatNumber } from '#contract/messages/format.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { Part } from './part.tsx'

export type ItemsPartProps = { order: StaffOrder }

export function ItemsPart({ order }: ItemsPartProps) {
  const t = useMessages('admin-order')
  const language = useLanguage()
  return (
    <Part title={t('order.items')} className="">
      <ul className="border-t border-wool">
        {order.items.map((item) => (
          <li key={item.id} className="flex flex-wrap gap-x-3 gap-y-1 border-b border-wool/70 px-4 py-2.5">
            {item.image_url ? (
              <img
                src={item.image_url}
                alt=""
                width={44}
                height={44}
                loading="lazy"
                className="size-11 shrink-0 rounded-edge bg-felt object-cover"
              />
            ) : (
              <span className="size-11 shrink-0 rounded-edge bg-felt" />
            )}
            <div className="min-w-0 flex-1 basis-36">
              <p className="font-bold">{item.name}</p>
              <p className="text-smoke">
                {[
                  item.variation_name,
                  item.size,
                  item.sku,
                  item.is_pre_order ? t('order.preOrder') : null,
                  item.is_collected_earlier ? t('order.collectedEarlier') : null,
                ]
                  .filter((part) => part !== null && part !== '')
                  .map((part, index) => (
                    <Fragment key={part}>
                      {index > 0 && ' · '}
                      <span className={part === item.sku ? 'whitespace-nowrap' : undefined}>{part}</span>
                    </Fragment>
                  ))}
              </p>
            </div>
            <p className="figures ml-auto text-right whitespace-nowrap">
              <span className="block font-bold">{formatMoney(item.line_total)}</span>
              <span className="text-smoke">
                {formatNumber(language, item.quantity)} × {formatMoney(item.unit_price)}
              </span>
            </p>
          </li>
        ))}
      </ul>
      <dl className="figures ml-auto grid max-w-72 grid-cols-[1fr_auto] gap-x-6 gap-y-1 px-4 py-3">
        <Amount label={t('order.subtotal')} amount={order.subtotal} />
        {order.discount > 0 && (
          <Amount
            label={order.discount_code === null ? t('order.discount') : t('order.code', { code: order.discount_code })}
            amount={subtract(zero, order.discount)}
          />
        )}
        {order.gift_wrapping !== null && <Amount label={t('order.wrapping')} amount={order.gift_wrapping} />}
        <Amount
          label={
            order.discount_code === null || order.discount > 0
              ? t('order.shipping')
              : t('order.shippingByCode', { code: order.discount_code })
          }
          amount={order.shipping}
        />
        {order.tax > 0 && <Amount label={t('order.tax')} amount={order.tax} />}
        <div className="col-span-2 mt-1 grid grid-cols-subgrid items-baseline border-t border-wool pt-1.5 font-bold">
          <dt>{t('order.total')}</dt>
          <dd className="text-right text-label">{formatMoney(order.total)}</dd>
        </div>
      </dl>
    </Part>
  )
}

function Amount({ label, amount }: { label: string; amount: Money }) {
  return (
    <>
      <dt className="text-smoke">{label}</dt>
      <dd className="text-right">{formatMoney(amount)}</dd>
    </>
  )
}

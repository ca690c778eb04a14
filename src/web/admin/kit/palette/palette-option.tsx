import { Autocomplete } from '@base-ui/react/autocomplete'
import type { OrderRow } from '#contract/orders.ts'
import { paymentWordOf } from '#contract/rules/order-states.ts'
import { formatMoney } from '#contract/messages/format.ts'
import { formatDateTime } from '#contract/messages/format-dates.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import type { IconComponent } from '#web/ui/icons.tsx'
import { Kbd } from '#web/ui/kbd.tsx'
import { printKeys } from '../keys/print-keys.ts'
import { OrderStatusChip } from '../../order-status-chip.tsx'

export type PaletteEntry = {
  key: string
  group: string
  label: string
  text?: string | undefined
  keys?: string
  icon: IconComponent
  to?: string
  act?: () => void
  order?: OrderRow
}

export type PaletteOptionProps = { entry: PaletteEntry; heading: string | undefined; wanted: string; onTake: () => void }

export function PaletteOption({ entry, heading, wanted, onTake }: PaletteOptionProps) {
  const { label, text, keys, icon: Icon, order } = entry
  return (
    <>
      {heading !== undefined && (
        <div role="presentation" className="px-5 pt-3 pb-1 text-tiny text-smoke">
          {heading}
        </div>
      )}
      <Autocomplete.Item
        value={entry}
        onClick={onTake}
        className="mx-2 flex min-h-10 cursor-pointer items-center gap-3 rounded-edge px-3 outline-none select-none max-sm:min-h-12 data-highlighted:bg-selected data-highlighted:shadow-[inset_3px_0_0_var(--color-lapis)]"
      >
        <Icon className="size-4.5 text-smoke" />
        <span className="figures min-w-0 py-1.5 break-words">
          <span className="font-bold">
            <Marked text={label} wanted={wanted} />
          </span>{' '}
          {text && <span className="ml-1 text-smoke">{text}</span>}
        </span>
        <span className="ml-auto flex shrink-0 gap-1">
          {order && <OrderStatusChip status={order.customer_status} delivery={order.delivery} />}
          {keys && printKeys(keys).map((key) => <Kbd key={key}>{key}</Kbd>)}
        </span>
      </Autocomplete.Item>
    </>
  )
}

function Marked({ text, wanted }: { text: string; wanted: string }) {
  const at = wanted === '' ? -1 : text.toLowerCase().indexOf(wanted)
  if (at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <mark className="bg-transparent text-lapis underline decoration-apricot decoration-2 underline-offset-4">
        {text.slice(at, at + wanted.length)}
      </mark>
      {text.slice(at + wanted.length)}
    </>
  )
}

export function PalettePreview({ order }: { order: OrderRow }) {
  const t = useMessages('admin')
  const language = useLanguage()
  return (
    <aside aria-hidden="true" className="w-72 shrink-0 border-l border-wool bg-office p-5 max-lg:hidden">
      <b className="figures block text-lead">{order.order_number}</b>
      <p className="figures mt-0.5 mb-2 text-smoke">{formatDateTime(language, order.placed_at)}</p>
      <OrderStatusChip status={order.customer_status} delivery={order.delivery} />
      <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 border-t border-wool pt-4">
        <dt className="text-smoke">{t('palette.total')}</dt>
        <dd className="figures text-right font-bold">{formatMoney(order.total)}</dd>
        <dt className="text-smoke">{t('palette.payment')}</dt>
        <dd className="text-right">{t(`payment.${paymentWordOf(order)}`)}</dd>
      </dl>
      <p className="mt-4 border-t border-wool pt-4">
        {order.customer || (order.channel === 'counter' ? t('counterSale') : '')}
        <span className="block break-words text-smoke">{order.email}</span>
        <span className="block text-smoke">{[order.city, order.country_name ?? order.country].filter(Boolean).join(', ')}</span>
      </p>
    </aside>
  )
}

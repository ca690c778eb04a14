import { mostOfOneLine } from '#contract/rules/cart-limits.ts'
import { formatMoney } from '#contract/messages/format.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { TrashIcon } from '#web/ui/icons.tsx'
import { QuantityStepper } from '#web/commerce/quantity-stepper.tsx'
import { Thumbnail } from '#web/ui/thumbnail.tsx'
import { type DraftLine, keyOf } from './order-draft.ts'
import type { OrderQuote } from './use-order-quote.ts'

export type LinesPartProps = {
  lines: readonly DraftLine[]
  quote: OrderQuote | undefined
  /** Messages of the last refusal, by the index of the line. */
  refusals: Readonly<Record<number, string>>
  onChange: (lines: readonly DraftLine[]) => void
}

export function LinesPart({ lines, quote, refusals, onChange }: LinesPartProps) {
  const t = useMessages('admin-new-order')
  if (lines.length === 0) return <p className="text-small text-smoke">{t('items.empty')}</p>
  return (
    <ul className="grid divide-y divide-wool" aria-label={t('items.title')}>
      {lines.map((line, place) => {
        const quoted = quote?.lines.find((one) => keyOf({ ...one, size: one.size ?? null }) === keyOf(line) || isOnlyVariation(one, line))
        const said = quote?.problems.find((problem) => problem.line === place && problem.product_id === line.product_id)?.message
        const name = [line.name, line.option].filter(Boolean).join(', ')
        const trouble = said ?? refusals[place]
        return (
          <li key={keyOf(line)} className="grid grid-cols-[3rem_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 py-3 first:pt-0">
            <Thumbnail imageKey={line.imageKey ?? undefined} alt="" size={48} className="size-12" />
            <div className="min-w-0">
              <p className="font-bold break-words">{line.name}</p>
              <p className="figures text-tiny text-smoke">
                {[line.option, quoted && formatMoney(quoted.unit_price)].filter(Boolean).join(' · ')}
              </p>
            </div>
            <p className="figures text-right font-bold">{quoted ? formatMoney(quoted.line_total) : '–'}</p>
            <div className="col-span-3 flex items-center justify-between gap-3 sm:pl-15">
              <QuantityStepper
                value={line.quantity}
                max={mostOfOneLine}
                labels={{ quantity: t('items.quantity', { name }), less: t('items.less', { name }), more: t('items.more', { name }) }}
                onChange={(quantity) => onChange(lines.map((other) => (other === line ? { ...line, quantity } : other)))}
              />
              <IconButton label={t('items.remove', { name })} onClick={() => onChange(lines.filter((other) => other !== line))}>
                <TrashIcon className="size-4.5" />
              </IconButton>
            </div>
            {trouble && <p className="col-span-3 text-small font-medium text-pomegranate">{trouble}</p>}
          </li>
        )
      })}
    </ul>
  )
}

/** The server names a product's only variation even if none was chosen. */
function isOnlyVariation(one: OrderQuote['lines'][number], line: DraftLine): boolean {
  return line.variation_id === null && one.product_id === line.product_id && (one.size ?? null) === line.size
}

import type { QuoteLine } from '#contract/checkout.ts'
import { times } from '#contract/rules/money.ts'
import { formatMoney } from '#contract/messages/format.ts'
import type { CartLine } from '#web/commerce/cart/cart-lines.ts'
import { formatDate } from '#contract/messages/format-dates.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { Thumbnail } from '#web/ui/thumbnail.tsx'

export type SummaryLineProps = { line: CartLine; quoted: QuoteLine | undefined; problem: string | undefined }

/** Shows the server's texts and sums; until they arrive, those stored in the cart. */
export function SummaryLine({ line, quoted, problem }: SummaryLineProps) {
  const t = useMessages('pay')
  const language = useLanguage()
  const options = [quoted?.variation_name ?? line.variation_name, line.size].filter(Boolean).join(' · ')
  return (
    <li className="flex items-center gap-4.5">
      <span className="relative shrink-0">
        <Thumbnail imageKey={line.imageKey ?? undefined} alt="" size={72} className="aspect-4/5 h-auto w-18" />
        <span className="figures absolute -top-2 -right-2 flex h-6 min-w-6 items-center justify-center rounded-full bg-ink px-1.5 text-tiny font-bold text-milk">
          <span aria-hidden="true">{line.quantity}</span>
          <span className="sr-only">{t('lines.quantity', { count: line.quantity })}</span>
        </span>
      </span>
      <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4">
        <span className="keeps-room">
          <span className="block font-medium">{quoted?.name ?? line.name}</span>
          {options && <span className="block text-small text-smoke">{options}</span>}
          {quoted?.is_pre_order && (
            <span className="block text-small text-smoke">
              {quoted.ships_on === null ? t('lines.preOrder') : t('lines.preOrderShips', { date: formatDate(language, quoted.ships_on) })}
            </span>
          )}
          {problem && <span className="block text-small font-medium text-pomegranate">{problem}</span>}
        </span>
        <span className="figures font-medium">{formatMoney(quoted?.line_total ?? times(line.price, line.quantity))}</span>
      </span>
    </li>
  )
}

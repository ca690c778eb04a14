import type { QuoteLine } from '#contract/checkout.ts'
import { mostOfOneLine } from '#contract/rules/cart-limits.ts'
import { pages } from '#contract/pages.ts'
import { times } from '#contract/rules/money.ts'
import { formatMoney } from '#contract/messages/format.ts'
import { formatDate } from '#contract/messages/format-dates.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { TrashIcon } from '#web/ui/icons.tsx'
import { Link } from '#web/ui/link.tsx'
import { Thumbnail } from '#web/ui/thumbnail.tsx'
import { AboutSum } from '../currency/about-sum.tsx'
import { QuantityStepper } from '../quantity-stepper.tsx'
import { type CartLine, lineKey } from './cart-lines.ts'
import { cart } from './cart-store.ts'

const remedy = 'min-h-11 font-bold underline underline-offset-4'

export type CartLineRowProps = {
  line: CartLine
  quoted: QuoteLine | undefined
  /** The server's message in the visitor's language, and the stock left if the problem is stock. */
  problem: { message: string; available: number | null } | undefined
  onLeave?: () => void
}

export function CartLineRow({ line, quoted, problem, onLeave }: CartLineRowProps) {
  const t = useMessages('cart')
  const language = useLanguage()
  const key = lineKey(line)
  const options = [line.variation_name, line.size].filter(Boolean).join(' · ')
  const left = problem?.available ?? undefined
  return (
    <li className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-4 border-b border-wool py-5 last:border-b-0">
      <Link to={pages.product(line.slug)} onClick={onLeave} tabIndex={-1} aria-hidden="true">
        <Thumbnail imageKey={line.imageKey ?? undefined} alt="" size={88} className="aspect-4/5 h-auto w-22" />
      </Link>
      <div className="grid min-w-0 grid-cols-1 content-between gap-3">
        <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
          <div className="keeps-room">
            <Link to={pages.product(line.slug)} onClick={onLeave} className="font-medium break-words text-ink no-underline hover:underline">
              {line.name}
            </Link>
            {options && <p className="text-small text-smoke">{options}</p>}
            {quoted?.is_pre_order && (
              <p className="text-small text-smoke">
                {quoted.ships_on === null ? t('preOrder') : t('preOrderShips', { date: formatDate(language, quoted.ships_on) })}
              </p>
            )}
          </div>
          <p className="figures font-medium sm:text-right">
            {formatMoney(times(line.price, line.quantity))}
            <AboutSum amount={times(line.price, line.quantity)} className="block text-small font-normal text-smoke" />
          </p>
        </div>
        {problem && (
          <p role="alert" className="flex flex-wrap items-center gap-x-4 text-small font-medium text-pomegranate">
            {problem.message}
            {left !== undefined && left > 0 ? (
              <button type="button" className={remedy} onClick={() => cart.setQuantity(key, left)}>
                {t('takeWhatIsLeft', { count: left })}
              </button>
            ) : (
              <button type="button" aria-label={t('removeLine', { name: line.name })} className={remedy} onClick={() => cart.remove(key)}>
                {t('remove')}
              </button>
            )}
          </p>
        )}
        <div className="flex items-start justify-between gap-3">
          <QuantityStepper
            value={line.quantity}
            max={mostOfOneLine}
            onChange={(quantity) => cart.setQuantity(key, quantity)}
            labels={{
              quantity: t('quantityOf', { name: line.name }),
              less: t('lessOf', { name: line.name }),
              more: t('moreOf', { name: line.name }),
            }}
          />
          <IconButton label={t('removeLine', { name: line.name })} onClick={() => cart.remove(key)}>
            <TrashIcon />
          </IconButton>
        </div>
      </div>
    </li>
  )
}

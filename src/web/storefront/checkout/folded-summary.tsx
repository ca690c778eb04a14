import { useId, useState, type ReactNode } from 'react'
import type { Money } from '#contract/rules/money.ts'
import { formatMoney } from '#contract/messages/format.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { classNames } from '#web/ui/class-names.ts'
import { ChevronDownIcon } from '#web/ui/icons.tsx'

export type FoldedSummaryProps = { total: Money | undefined; count: number; children: ReactNode }

export function FoldedSummary({ total, count, children }: FoldedSummaryProps) {
  const t = useMessages('checkout')
  const cart = useMessages('cart')
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <aside aria-label={t('bundle')} className="bg-felt lg:hidden">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        className="mx-auto flex min-h-14 w-full max-w-160 items-center gap-2 px-4 text-left sm:px-6"
      >
        <span className="font-medium text-lapis">{isOpen ? t('hideBundle') : t('showBundle')}</span>
        <ChevronDownIcon className={classNames('size-4 shrink-0 text-lapis transition-transform', isOpen && 'rotate-180')} />
        <span className="shrink-0 text-small whitespace-nowrap text-smoke max-[26rem]:hidden">{cart('itemCount', { count })}</span>
        <span className="figures ml-auto shrink-0 text-lead font-bold">
          {total === undefined ? t('total.loading') : formatMoney(total)}
        </span>
      </button>
      <div id={id} hidden={!isOpen} className="mx-auto max-w-160 px-4 pt-3 pb-7 sm:px-6">
        {isOpen && children}
      </div>
    </aside>
  )
}

import { lazy, Suspense, useState } from 'react'
import { formatMoney } from '#contract/messages/format.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import type { StallState } from '../stall/stall.ts'
import { GoodsGrid } from './goods-grid.tsx'
import type { Goods } from './slip.ts'
import { SlipPanel } from './slip-panel.tsx'
import type { Selling } from './use-selling.ts'

const OptionDialog = lazy(() => import('./option-dialog.tsx').then((module) => ({ default: module.OptionDialog })))

export type CounterTableProps = { eventId: string; selling: Selling; state: StallState; taxRate: number }

/** Products on the left and the slip on the right. A phone shows one of them, with the total always visible. */
export function CounterTable({ eventId, selling, state, taxRate }: CounterTableProps) {
  const t = useMessages('admin-counter')
  const [chosen, setChosen] = useState<Goods>()
  const [isListShown, setIsListShown] = useState(false)
  const { lines, sums } = selling
  const isEmpty = lines.length === 0
  const showsList = isListShown || selling.refusal !== undefined

  return (
    <div className="grid flex-1 md:grid-cols-[minmax(0,1fr)_22rem] xl:grid-cols-[minmax(0,1fr)_26rem]">
      <div className={`pb-36 md:pb-6 ${showsList ? 'max-md:hidden' : ''}`}>
        <GoodsGrid eventId={eventId} selling={selling} onChoose={setChosen} />
      </div>
      <section
        aria-label={t('slip')}
        className={`flex flex-col bg-surface max-md:pb-36 md:sticky md:top-25 md:h-[calc(100dvh-6.25rem)] md:border-l md:border-wool ${showsList ? '' : 'max-md:hidden'}`}
      >
        <div className="min-h-0 flex-1 overflow-y-auto p-4">
          <SlipPanel selling={selling} state={state} taxRate={taxRate} />
        </div>
        <div className="hidden gap-2 border-t border-wool p-4 md:grid">
          <Button size="large" wide className="min-h-16" disabled={isEmpty} onClick={selling.pay}>
            {t('pay')} {!isEmpty && formatMoney(sums.total)}
          </Button>
          {!isEmpty && (
            <Button tone="quiet" size="small" onClick={selling.clear}>
              {t('clear')}
            </Button>
          )}
        </div>
      </section>
      <div className="fixed inset-x-0 bottom-0 z-20 border-t border-wool bg-surface px-3 pt-2.5 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:hidden">
        <p className="flex items-baseline justify-between gap-4 pb-2">
          <span className="font-bold">
            {t('pieces', { count: sums.pieces })}
            {selling.member && <span className="block text-tiny font-normal text-smoke">{selling.member.name}</span>}
          </span>
          <b className="figures text-heading-3">{formatMoney(sums.total)}</b>
        </p>
        <div className="flex gap-3">
          <Button tone="quiet" size="large" className="min-h-16" aria-pressed={showsList} onClick={() => setIsListShown(!showsList)}>
            {showsList ? t('goods') : t('list')}
          </Button>
          {showsList && !isEmpty && (
            <Button tone="quiet" size="large" className="min-h-16" onClick={selling.clear}>
              {t('clear')}
            </Button>
          )}
          <Button size="large" wide className="min-h-16" disabled={isEmpty} onClick={selling.pay}>
            {t('pay')}
          </Button>
        </div>
      </div>
      {chosen && (
        <Suspense>
          <OptionDialog goods={chosen} selling={selling} onClose={() => setChosen(undefined)} />
        </Suspense>
      )}
    </div>
  )
}

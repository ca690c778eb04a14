import { Sums } from '#web/commerce/order/sums.tsx'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { EditSection } from '../kit/edit/edit-page.tsx'
import type { Quoting } from './use-order-quote.ts'

export type SummaryPartProps = { quoting: Quoting; taxRate: number; isPickup: boolean }

export function SummaryPart({ quoting: { quote, state, askAgain }, taxRate, isPickup }: SummaryPartProps) {
  const t = useMessages('admin-new-order')
  return (
    <EditSection title={t('summary.title')}>
      {state === 'empty' && <p className="text-small text-smoke">{t('summary.empty')}</p>}
      {quote && (
        <div className={state === 'asking' ? 'opacity-60' : undefined} aria-busy={state === 'asking'}>
          <Sums amounts={quote} taxRate={taxRate} isPickup={isPickup} />
        </div>
      )}
      {!quote && state === 'asking' && <p className="text-small text-smoke">{t('summary.asking')}</p>}
      {state === 'failed' && (
        <div className="grid justify-items-start gap-2">
          <p className="text-small font-medium text-pomegranate">{t('summary.failed')}</p>
          <Button tone="quiet" size="small" onClick={askAgain}>
            {t('summary.again')}
          </Button>
        </div>
      )}
    </EditSection>
  )
}

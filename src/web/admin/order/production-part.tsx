import type { StaffOrder } from '#contract/orders.ts'
import { pages } from '#contract/pages.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { PromiseLines } from '#web/commerce/promise/promise-lines.tsx'
import { Link } from '#web/ui/link.tsx'
import { Part } from './part.tsx'

export type ProductionPartProps = { order: Pick<StaffOrder, 'id' | 'production' | 'promised' | 'delivery'> }

/** What the buyer was promised, and how far the workshop is with it; nothing where neither is known. */
export function ProductionPart({ order: { id, production, promised, delivery } }: ProductionPartProps) {
  const t = useMessages('admin-order')
  if (!production && !promised) return null
  return (
    <Part title={t('production.title')}>
      {promised && (
        <div>
          <h3 className="text-tiny font-normal text-smoke">{t('production.promised')}</h3>
          <PromiseLines promise={promised} isPickup={delivery === 'pickup'} />
        </div>
      )}
      {production && (
        <>
          <p className="figures">
            {production.is_ready && <b className="mr-2 text-tile">{t('production.ready')}</b>}
            {t('production.made', { done: production.done, total: production.items })}
          </p>
          <Link to={pages.adminOrderSteps(id)} className="text-link">
            {t('production.steps')}
          </Link>
        </>
      )}
    </Part>
  )
}

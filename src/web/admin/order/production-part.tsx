import type { StaffOrder } from '#contract/orders.ts'
import { pages } from '#contract/pages.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Link } from '#web/ui/link.tsx'
import { Part } from './part.tsx'

/** How far the workshop is with it; nothing where nothing of it is made by steps. */
export function ProductionPart({ order: { id, production } }: { order: Pick<StaffOrder, 'id' | 'production'> }) {
  const t = useMessages('admin-order')
  if (!production) return null
  return (
    <Part title={t('production.title')}>
      <p className="figures">
        {production.is_ready && <b className="mr-2 text-tile">{t('production.ready')}</b>}
        {t('production.made', { done: production.done, total: production.items })}
      </p>
      <Link to={pages.adminOrderSteps(id)} className="text-link">
        {t('production.steps')}
      </Link>
    </Part>
  )
}

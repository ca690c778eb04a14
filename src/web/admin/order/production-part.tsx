import type { StaffOrder } from '#contract/orders.ts'
import { jobTicketsAddress } from '#contract/addresses-beside.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { PromiseLines } from '#web/commerce/promise/promise-lines.tsx'
import { buttonLook } from '#web/ui/button-look.ts'
import { classNames } from '#web/ui/class-names.ts'
import { PrinterIcon } from '#web/ui/icons.tsx'
import { Link } from '#web/ui/link.tsx'
import { Part } from './part.tsx'

export type ProductionPartProps = { order: Pick<StaffOrder, 'id' | 'status' | 'production' | 'promised' | 'delivery'> }

/** Production of a shipped order is only a record. That of a cancelled order is not shown. */
export function ProductionPart({ order: { id, status, production, promised, delivery } }: ProductionPartProps) {
  const t = useMessages('admin-order')
  const language = useLanguage()
  if (status === 'cancelled' || (!production && !promised)) return null
  const isUnderWay = status === 'pending' || status === 'processing'
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
            {isUnderWay && production.is_ready && delivery === 'parcel' && <b className="mr-1 text-tile">{t('production.ready')}</b>}{' '}
            {t('production.made', { done: production.done, total: production.items })}
          </p>
          <p className="py-1">
            <Link to={adminPages.orderSteps(id)} className="text-link">
              {t('production.steps')}
            </Link>
          </p>
          {isUnderWay && (
            <a
              href={jobTicketsAddress([id], language)}
              target="_blank"
              rel="noreferrer"
              className={classNames(buttonLook({ tone: 'quiet', size: 'dense' }), 'mt-1 w-fit max-sm:min-h-11')}
            >
              <PrinterIcon className="size-4" />
              {t('production.tickets')}
            </a>
          )}
        </>
      )}
    </Part>
  )
}

import type { ItemSteps, QueueItem } from '#contract/production.ts'
import { formatDateTime } from '#contract/messages/format-dates.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { Link } from '#web/ui/link.tsx'
import { Notice } from '#web/ui/notice.tsx'

export type RemakesProps = { item: QueueItem; remakes: ItemSteps['remakes'] }

export function Remakes({ item: { remake }, remakes }: RemakesProps) {
  const t = useMessages('admin-production')
  const language = useLanguage()
  if (remake)
    return (
      <Notice tone="info" title={t('remake.of')}>
        <Link to={adminPages.itemSteps(remake.of)} className="text-link inline-flex min-h-11 items-center">
          {t('remake.original')}
        </Link>
      </Notice>
    )
  if (remakes.length === 0) return null
  return (
    <section className="rounded-edge border border-wool bg-surface px-4 py-3">
      <h2 className="text-small font-bold">{t('remake.list')}</h2>
      <ul>
        {remakes.map(({ order_item_id: id, reason, status, at }) => (
          <li key={id}>
            <Link to={adminPages.itemSteps(id)} className="text-link inline-flex min-h-11 items-center break-words">
              {reason}
            </Link>{' '}
            <span className="ml-1 text-tiny text-smoke">{[t(`steps.status.${status}`), formatDateTime(language, at)].join(' · ')}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

import type { Dashboard } from '#contract/desk.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { formatNumber } from '#contract/messages/format.ts'
import { formatDateTime } from '#contract/messages/format-dates.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { Link } from '#web/ui/link.tsx'
import { DashboardPart } from './dashboard-part.tsx'

export function FailedJobs({ jobs }: { jobs: Dashboard['failed_jobs'] }) {
  const t = useMessages('admin-dashboard')
  const language = useLanguage()
  return (
    <DashboardPart id="failed-jobs" title={t('jobs.title')}>
      <ul>
        {jobs.map(({ name, count, last_failed_at }) => (
          <li key={name} className="flex min-h-11 items-center gap-3 border-t border-wool px-4 py-1.5">
            <b className="figures min-w-7 font-bold text-pomegranate">{formatNumber(language, count)}</b>
            <span className="min-w-0 flex-1 break-words">
              <code className="font-sans">{name}</code>
              <span className="figures block text-tiny text-smoke">{t('jobs.last', { at: formatDateTime(language, last_failed_at) })}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="border-t border-wool px-4 py-3 text-tiny text-smoke">
        {t('jobs.note')}{' '}
        <Link to={adminPages.system()} className="text-link font-bold">
          {t('jobs.look')}
        </Link>
      </p>
    </DashboardPart>
  )
}

import { formatFileSize, formatNumber } from '#contract/messages/format.ts'
import { formatDateTime, formatTime } from '#contract/messages/format-dates.ts'
import type { SystemState } from '#contract/system.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { useIsRefreshing, useRefresh } from '#web/browser/use-refresh.ts'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Route } from './+types/page'
import { AdminHeading } from '../admin-heading.tsx'
import { loadPart } from '../kit/load-part.ts'
import { usePageActions } from '../kit/palette/actions.tsx'
import { LoadFailed } from '../load-failed.tsx'
import { BackupsPart } from './backups-part.tsx'
import { DatabasePart, SlowQueriesPart } from './database-part.tsx'
import { FailedJobsPart } from './failed-jobs-part.tsx'
import { InstancesPart } from './instances-part.tsx'
import { MailsPart } from './mails-part.tsx'
import { QueuesPart } from './queues-part.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { language } = context.get(visitContext)
  return { system: await loadPart(context.get(apiContext).system.read()), ...messagesOf(language, ['admin-system']) }
}

/** Shows the state of the system. It refreshes only on request, because automatic requests would keep the session open. */
export default function SystemPage({ loaderData: { system } }: Route.ComponentProps) {
  const t = useMessages('admin-system')
  const refresh = useRefresh()
  const isRefreshing = useIsRefreshing()
  const { version, build, newer_migrations } = system.release
  const readAgain = () => void refresh()
  usePageActions([{ key: 'read-again', label: t('readAgain'), act: readAgain }])
  return (
    <div className="grid grid-cols-1 content-start gap-5">
      <title>{t('pageTitle')}</title>
      <AdminHeading
        below={`${t('below', { version, at: formatTime(system.at) })} · ${build === null ? t('fromSources') : t('build', { build })}`}
        aside={
          <Button tone="quiet" size="dense" loading={isRefreshing} onClick={readAgain}>
            {t('readAgain')}
          </Button>
        }
      >
        {t('title')}
      </AdminHeading>
      {newer_migrations.length > 0 && <Notice tone="error">{t('newer', { count: newer_migrations.length })}</Notice>}
      <Facts system={system} />
      <FailedJobsPart jobs={system.jobs} />
      <InstancesPart instances={system.instances} />
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
        <div className="grid grid-cols-1 gap-5">
          <QueuesPart queues={system.jobs.queues} />
          <DatabasePart database={system.database} migration={system.release.migration} />
        </div>
        <div className="grid grid-cols-1 gap-5">
          <MailsPart mails={system.mails} />
          <BackupsPart backups={system.backups} at={system.at} />
        </div>
      </div>
      <SlowQueriesPart database={system.database} />
    </div>
  )
}

function Facts({ system: { instances, jobs, database, backups } }: { system: SystemState }) {
  const t = useMessages('admin-system')
  const language = useLanguage()
  const made = backups.runs.find(({ ended_at, failure }) => ended_at !== null && failure === null)
  const facts = [
    [t('facts.instances'), formatNumber(language, instances.length)],
    [
      t('facts.waiting'),
      formatNumber(
        language,
        jobs.queues.reduce((sum, { waiting }) => sum + waiting, 0),
      ),
    ],
    [t('facts.failed'), formatNumber(language, jobs.failed_total)],
    [t('facts.database'), formatFileSize(language, database.bytes)],
    [t('facts.backup'), made ? formatDateTime(language, made.began_at) : t('facts.none')],
  ] as const
  return (
    <dl
      aria-label={t('facts.label')}
      className="grid grid-cols-2 gap-px overflow-hidden rounded-edge border border-wool bg-wool lg:grid-cols-[repeat(4,1fr)_auto]"
    >
      {facts.map(([name, value]) => (
        <div key={name} className="bg-surface px-4 py-3 last:max-lg:col-span-2">
          <dt className="text-small text-smoke">{name}</dt>
          <dd className="figures text-heading-3 font-bold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

export function meta() {
  return [{ name: 'robots', content: 'noindex' }]
}

export function ErrorBoundary() {
  return <LoadFailed />
}

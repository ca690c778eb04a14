import { lazy, Suspense, useState } from 'react'
import * as calls from '#contract/calls/system.gen.ts'
import { formatNumber } from '#contract/messages/format.ts'
import { formatDateTime } from '#contract/messages/format-dates.ts'
import type { SystemState } from '#contract/system.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { EditSection } from '../kit/edit/edit-page.tsx'
import { useWrite } from '#web/browser/calls/use-write.ts'

const AskDialog = lazy(() => import('../kit/edit/ask-dialog.tsx').then((module) => ({ default: module.AskDialog })))

type Failed = SystemState['jobs']['failed'][number]

/** Jobs that failed after all retries. Each can be tried again or deleted. */
export function FailedJobsPart({ jobs: { failed, failed_total } }: { jobs: SystemState['jobs'] }) {
  const t = useMessages('admin-system')
  const language = useLanguage()
  const retrying = useWrite(calls.retryJobs)
  const dropping = useWrite(calls.dropJobs)
  const [busy, setBusy] = useState<string>()
  const [asked, setAsked] = useState<Failed>()

  async function settle(isRetry: boolean, ids: string[], key: string) {
    setAsked(undefined)
    setBusy(key)
    await (isRetry ? retrying : dropping).act(
      { ids },
      { done: ({ changed }) => (isRetry ? t('failed.retried', { count: changed }) : t('failed.dropped', { count: changed })) },
    )
    setBusy(undefined)
  }

  return (
    <EditSection
      title={t('failed.title')}
      hint={failed.length > 0 ? t('failed.note') : undefined}
      aside={
        failed.length > 1 && (
          <Button
            tone="quiet"
            size="dense"
            loading={busy === 'all'}
            onClick={() =>
              void settle(
                true,
                failed.map(({ id }) => id),
                'all',
              )
            }
          >
            {t('failed.retryAll', { count: failed.length })}
          </Button>
        )
      }
    >
      {failed.length === 0 && <p className="text-smoke">{t('failed.none')}</p>}
      {failed.length > 0 && (
        <ul className="-mx-4 -mb-4 max-h-120 divide-y divide-wool/70 overflow-y-auto border-t border-wool">
          {failed.map((job) => (
            <li key={job.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2.5">
              <div className="min-w-0 flex-1 basis-60">
                <p className="font-medium break-words">{job.name}</p>
                <p className="figures text-tiny text-smoke">
                  {t('failed.last', { at: formatDateTime(language, job.failed_at), tries: formatNumber(language, job.tries) })}
                </p>
                {(job.error ?? job.place) !== null && (
                  <p className="text-tiny break-all text-smoke">
                    <code>{[job.error, job.place].filter(Boolean).join(' ')}</code>
                  </p>
                )}
              </div>
              <div className="flex gap-2">
                <Button
                  tone="quiet"
                  size="dense"
                  aria-label={t('failed.retryName', { name: job.name })}
                  loading={busy === job.id}
                  onClick={() => void settle(true, [job.id], job.id)}
                >
                  {t('failed.retry')}
                </Button>
                <Button tone="quiet" size="dense" aria-label={t('failed.dropName', { name: job.name })} onClick={() => setAsked(job)}>
                  {t('failed.drop')}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      {failed_total > failed.length && (
        <p className="text-tiny text-smoke">
          {t('failed.more', { shown: formatNumber(language, failed.length), total: formatNumber(language, failed_total) })}
        </p>
      )}
      <Suspense>
        {asked && (
          <AskDialog
            title={t('failed.askTitle', { name: asked.name })}
            text={t('failed.askText')}
            confirm={t('failed.drop')}
            onClose={() => setAsked(undefined)}
            onConfirm={() => void settle(false, [asked.id], asked.id)}
          />
        )}
      </Suspense>
    </EditSection>
  )
}

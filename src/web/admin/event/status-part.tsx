import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import type { AdminEvent, EventChange } from '#contract/admin-events.ts'
import * as adminEvents from '#contract/calls/admin-events.gen.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { pages } from '#contract/pages.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { useRefresh } from '#web/browser/use-refresh.ts'
import { Button } from '#web/ui/button.tsx'
import { ExternalIcon } from '#web/ui/icons.tsx'
import { Link } from '#web/ui/link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { EventStateChip } from '../event-frame/event-state-chip.tsx'
import { eventStateOf } from '../event-frame/event-state.ts'
import { titleOf } from '../event-frame/event-texts.ts'
import { EditSection } from '../kit/edit/edit-page.tsx'
import { useWrite } from '#web/browser/calls/use-write.ts'

const CancelDialog = lazy(() => import('./cancel-dialog.tsx').then((module) => ({ default: module.CancelDialog })))
const CloseDialog = lazy(() => import('./close-dialog.tsx').then((module) => ({ default: module.CloseDialog })))

export type StatusPartProps = {
  event: AdminEvent
  now: string
  save: () => Promise<boolean>
}

export function StatusPart({ event, now, save }: StatusPartProps) {
  const t = useMessages('admin-event')
  const title = titleOf(event, useLanguage())
  const navigate = useNavigate()
  const refresh = useRefresh()
  const [asked, setAsked] = useState<'cancel' | 'close'>()
  const change = useWrite(adminEvents.change)
  const state = eventStateOf(event, now)

  async function send(body: EventChange, said: string): Promise<boolean> {
    const outcome = await change.send({ params: { id: event.id }, body })
    setAsked(undefined)
    if ('refusal' in outcome) return false
    showToast({ title: said, tone: 'success' })
    await refresh()
    return true
  }

  return (
    <EditSection title={t('section.status')} aside={<EventStateChip state={state} />}>
      <p className="text-small text-smoke">{t(`status.${state}`)}</p>
      {change.refused && (
        <Notice tone="error" announced>
          {change.refused}
        </Notice>
      )}
      {event.status === 'draft' && (
        <Button
          size="dense"
          loading={change.isBusy}
          onClick={() => void save().then((isSaved) => isSaved && send({ status: 'published' }, t('done.published', { title })))}
        >
          {t('publish')}
        </Button>
      )}
      {event.status !== 'draft' && (
        <Link
          to={pages.event(event.slug)}
          target="_blank"
          className="text-link inline-flex min-h-9 items-center gap-2 text-small font-medium max-md:min-h-11"
        >
          {t('publicPage')}
          <ExternalIcon className="size-3.5" />
        </Link>
      )}
      {event.status === 'published' && (
        <div className="flex flex-wrap gap-2">
          {event.closed_at === null && (
            <Button tone="quiet" size="dense" onClick={() => setAsked('close')}>
              {t('close.ask')}
            </Button>
          )}
          <Button tone="quiet" size="dense" onClick={() => setAsked('cancel')}>
            {t('cancel.ask')}
          </Button>
        </div>
      )}
      {event.pickups.to_decide > 0 && (
        <Notice tone="error" title={t('toDecide', { count: event.pickups.to_decide })}>
          <Link to={adminPages.eventPickups(event.id, { to_decide: 'true' })} className="font-medium underline underline-offset-4">
            {t('decide')}
          </Link>
        </Notice>
      )}
      <Suspense>
        {asked === 'cancel' && (
          <CancelDialog
            event={event}
            isBusy={change.isBusy}
            onClose={() => setAsked(undefined)}
            onCancel={() =>
              void send({ status: 'cancelled' }, t('done.cancelled', { title })).then(
                (isDone) =>
                  isDone &&
                  event.pickups.orders > event.pickups.collected &&
                  navigate(adminPages.eventPickups(event.id, { to_decide: 'true' })),
              )
            }
          />
        )}
        {asked === 'close' && (
          <CloseDialog
            event={event}
            isBusy={change.isBusy}
            onClose={() => setAsked(undefined)}
            onConfirm={() => void send({ closed: true }, t('done.closed', { title }))}
          />
        )}
      </Suspense>
    </EditSection>
  )
}

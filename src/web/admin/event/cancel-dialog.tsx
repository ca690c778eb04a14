import { useQuery } from '@tanstack/react-query'
import type { AdminEvent } from '#contract/admin-events.ts'
import * as pickups from '#contract/calls/pickups.gen.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { derivedQuery, ofThisMoment, ownKey } from '#web/browser/query/call-query.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { titleOf } from '../event-frame/event-texts.ts'

export type CancelDialogProps = { event: AdminEvent; isBusy: boolean; onClose: () => void; onCancel: () => void }

/** Cancelling an event notifies people and cannot be undone. The dialog shows how many orders are affected and what remains to decide. */
export function CancelDialog({ event, isBusy, onClose, onCancel }: CancelDialogProps) {
  const t = useMessages('admin-event')
  const common = useMessages('admin')
  const language = useLanguage()
  const open = useOpenPickups(event)
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="small"
      title={t('cancel.title', { title: titleOf(event, language) })}
      closeLabel={common('action.close')}
      actions={
        <>
          <Button tone="quiet" size="small" onClick={onClose}>
            {t('cancel.keep')}
          </Button>
          <Button tone="danger" size="small" loading={isBusy || open === undefined} onClick={onCancel}>
            {t('cancel.confirm')}
          </Button>
        </>
      }
    >
      {open === undefined ? (
        <Skeleton className="h-24" />
      ) : (
        <ul className="grid list-disc gap-2 pt-3 pl-5">
          <li>{open === 0 ? t('cancel.nobody') : t('cancel.mails', { count: open })}</li>
          {open > 0 && <li>{t('cancel.orders', { count: open })}</li>}
          <li>{t('cancel.pieces', { count: event.pieces.remaining })}</li>
          <li>{t('cancel.page')}</li>
        </ul>
      )}
    </Dialog>
  )
}

/** Counts the orders that still wait for pick-up, at this moment. Undefined until the count has arrived. */
function useOpenPickups({ id, pickups: known }: AdminEvent): number | undefined {
  const query = derivedQuery(ownKey, [pickups.list, 'open', id], async (ask) => {
    const answers = await Promise.all((['waiting', 'partly'] as const).map((state) => ask(pickups.list, { id, state, limit: 1 })))
    return answers.reduce((sum, { total }) => sum + total, 0)
  })
  const { data, isError } = useQuery({ ...query, ...ofThisMoment })
  return isError ? known.orders - known.collected : data
}

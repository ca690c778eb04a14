import type { AdminEvent } from '#contract/admin-events.ts'
import { formatDateTime } from '#contract/messages/format-dates.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { titleOf } from '../event-frame/event-texts.ts'

export type CloseDialogProps = { event: AdminEvent; isBusy: boolean; onClose: () => void; onConfirm: () => void }

export function CloseDialog({ event, isBusy, onClose, onConfirm }: CloseDialogProps) {
  const t = useMessages('admin-event')
  const common = useMessages('admin')
  const language = useLanguage()
  const open = event.pickups.orders - event.pickups.collected
  const until = formatDateTime(language, event.pickup_until ?? event.ends_at, { timeZone: event.time_zone })
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="small"
      title={t('close.title', { title: titleOf(event, language) })}
      closeLabel={common('action.close')}
      actions={
        <>
          <Button tone="quiet" size="small" onClick={onClose}>
            {common('action.cancel')}
          </Button>
          <Button size="small" loading={isBusy} onClick={onConfirm}>
            {t('close.confirm', { count: event.pieces.remaining })}
          </Button>
        </>
      }
    >
      <ul className="grid list-disc gap-2 pt-3 pl-5">
        <li>{t('close.sales')}</li>
        <li>{t('close.pieces', { count: event.pieces.remaining })}</li>
        {open > 0 && <li>{t('close.orders', { count: open, until })}</li>}
        <li>{t('close.count')}</li>
      </ul>
    </Dialog>
  )
}

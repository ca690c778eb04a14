import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Waiting } from './press-queue.ts'

export type PressNoticesProps = Waiting & { onDismiss: () => void }

/** What is not sent yet, and what was not taken: that stays until somebody has read it. */
export function PressNotices({ unsent, refused, onDismiss }: PressNoticesProps) {
  const t = useMessages('admin-production')
  return (
    <>
      {unsent.length > 0 && (
        <Notice tone="info" announced>
          {t('steps.waiting', { count: unsent.length })}
        </Notice>
      )}
      {refused.length > 0 && (
        <Notice tone="error" announced title={t('steps.refused', { count: refused.length })}>
          <ul className="mt-1 grid gap-1">
            {refused.map(({ key, stepName, sentence, photo }) => (
              <li key={key}>
                <b>{photo ? `${stepName} · ${t('steps.photo.refused')}` : stepName}</b>: {sentence}
              </li>
            ))}
          </ul>
          <Button tone="quiet" size="small" className="mt-3" onClick={onDismiss}>
            {t('steps.understood')}
          </Button>
        </Notice>
      )}
    </>
  )
}

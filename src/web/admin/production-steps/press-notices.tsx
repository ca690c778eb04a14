import { useEffect } from 'react'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { pressQueue, type Waiting } from './press-queue.ts'

export type PressNoticesProps = Waiting & { onDismiss: () => void }

/** Shows unsent presses, and refused ones until they are dismissed. While it is mounted, the frame does not show them as well. */
export function PressNotices(props: PressNoticesProps) {
  useEffect(() => pressQueue.showing(), [])
  return <WaitingPresses {...props} />
}

export function WaitingPresses({ unsent, refused, onDismiss }: PressNoticesProps) {
  const t = useMessages('admin')
  return (
    <>
      {unsent.length > 0 && (
        <Notice tone="info" announced>
          {t('presses.waiting', { count: unsent.length })}
        </Notice>
      )}
      {refused.length > 0 && (
        <Notice tone="error" announced title={t('presses.refused', { count: refused.length })}>
          <ul className="mt-1 grid gap-1">
            {refused.map(({ key, stepName, sentence, photo }) => (
              <li key={key}>
                <b>{photo ? `${stepName} · ${t('presses.photo')}` : stepName}</b>: {sentence}
              </li>
            ))}
          </ul>
          <Button tone="quiet" size="small" className="mt-3" onClick={onDismiss}>
            {t('presses.understood')}
          </Button>
        </Notice>
      )}
    </>
  )
}

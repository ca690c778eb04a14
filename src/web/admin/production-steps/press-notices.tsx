import { useEffect } from 'react'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { noticesShown } from './notices-shown.ts'
import type { Presses } from './use-presses.ts'

export type PressNoticesProps = Pick<Presses, 'unsent' | 'refused'> & { onDismiss: () => void }

/** Shows unsent presses, and refused ones until they are dismissed. While it is mounted, the frame does not show them as well. */
export function PressNotices(props: PressNoticesProps) {
  useEffect(() => noticesShown.start(), [])
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
            {refused.map(({ action: { key, kind, stepName }, refusal, code }) => (
              <li key={key}>
                <b>{kind === 'photo' ? `${stepName} · ${t('presses.photo')}` : stepName}</b>:{' '}
                {code === 'file_lost' ? t('presses.lost', { step: stepName }) : refusal}
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

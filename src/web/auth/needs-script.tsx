import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Notice } from '#web/ui/notice.tsx'

/** Above forms that only a script can send. */
export function NeedsScript() {
  const t = useMessages('auth')
  return (
    <noscript>
      <Notice className="mb-6">{t('login.noScript')}</Notice>
    </noscript>
  )
}

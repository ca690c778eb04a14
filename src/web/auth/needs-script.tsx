import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Notice } from '#web/ui/notice.tsx'

/** Shown above forms that only work with scripts. */
export function NeedsScript() {
  const t = useMessages('auth')
  return (
    <noscript>
      <Notice className="mb-6">{t('login.noScript')}</Notice>
    </noscript>
  )
}

import { useMessages } from '#web/browser/messages/use-messages.ts'
import { refusalText } from '#web/commerce/sign-in/refusal-text.ts'
import type { AnyRefusal } from '#web/browser/calls/refusal-sentence.ts'
import { Notice } from '#web/ui/notice.tsx'

/** Above a form: the reason for a refusal that belongs to no field. */
export function FailedNotice({ refusal }: { refusal: AnyRefusal }) {
  const t = useMessages('partner-company')
  const tAuth = useMessages('auth')
  return (
    <Notice tone="error" announced>
      {refusalText(tAuth, refusal, t('failed'))}
    </Notice>
  )
}

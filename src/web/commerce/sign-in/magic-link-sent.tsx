import { useWords } from '#web/browser/messages/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { refusalText } from './refusal-text.ts'
import { ResendButton } from './resend-button.tsx'
import { useAuthCall } from './use-auth-call.ts'

export type MagicLinkSentProps = { email: string; returnUrl?: string | undefined; onBack: () => void }

/** Says the same whether the address has an account or not. */
export function MagicLinkSent({ email, returnUrl, onBack }: MagicLinkSentProps) {
  const t = useWords('auth')
  const { ask, isAsking, refusal } = useAuthCall()

  async function handleSend() {
    const answer = await ask('/sign-in/magic-link', { email, ...(returnUrl ? { callbackURL: returnUrl } : {}) })
    return 'refusal' in answer ? answer.refusal : undefined
  }

  return (
    <div className="grid gap-5">
      {refusal ? (
        <Notice tone="error" title={t('login.failed')} announced>
          {refusalText(t, refusal, t('magic.failed'))}
        </Notice>
      ) : (
        <Notice tone="success" title={t('magic.sentTitle')} announced>
          <p className="break-words">{t('magic.sentText', { email })}</p>
        </Notice>
      )}
      <ResendButton label={t('magic.resend')} isSending={isAsking} onSend={handleSend} />
      <Button tone="quiet" wide onClick={onBack}>
        {t('magic.back')}
      </Button>
    </div>
  )
}

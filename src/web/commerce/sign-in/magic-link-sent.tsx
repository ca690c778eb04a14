import * as signIn from '#contract/calls/auth-sign-in.gen.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { refusalText } from './refusal-text.ts'
import { ResendButton } from './resend-button.tsx'
import { useWrite } from '#web/browser/calls/use-write.ts'

export type MagicLinkSentProps = { email: string; returnUrl?: string | undefined; onBack: () => void }

/** The text is the same whether or not the address has an account. */
export function MagicLinkSent({ email, returnUrl, onBack }: MagicLinkSentProps) {
  const t = useMessages('auth')
  const { send, isBusy, refusal } = useWrite(signIn.requestLink)

  async function handleSend() {
    const outcome = await send({ email, ...(returnUrl ? { callbackURL: returnUrl } : {}) })
    return 'refusal' in outcome ? outcome.refusal : undefined
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
      <ResendButton label={t('magic.resend')} isSending={isBusy} onSend={handleSend} />
      <Button tone="quiet" wide onClick={onBack}>
        {t('magic.back')}
      </Button>
    </div>
  )
}

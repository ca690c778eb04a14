import * as signIn from '#contract/calls/auth-sign-in.gen.ts'
import { refusalText } from '#web/commerce/sign-in/refusal-text.ts'
import { ResendButton } from '#web/commerce/sign-in/resend-button.tsx'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { showToast } from '#web/ui/toasts.ts'

export type ResetSentProps = { email: string; onOther: () => void }

export function ResetSent({ email, onOther }: ResetSentProps) {
  const t = useMessages('auth')
  const { send, isBusy, refusal } = useWrite(signIn.requestReset)

  async function handleSend() {
    const outcome = await send({ email })
    if ('refusal' in outcome) return outcome.refusal
    showToast({ title: t('forgot.sentTitle'), description: t('forgot.sentText'), tone: 'success' })
    return undefined
  }

  return (
    <div className="grid gap-4">
      <p className="text-body break-words">{t('forgot.sentMore', { email })}</p>
      <p className="text-label text-smoke">{t('checkEmail.spam')}</p>
      {refusal && (
        <Notice tone="error" title={t(refusal.code === 'too_many_requests' ? 'tooMany' : 'forgot.failed')} announced>
          {refusal.code !== 'too_many_requests' && refusalText(t, refusal, t('forgot.failedText'))}
        </Notice>
      )}
      <ResendButton label={t('forgot.resend')} isSending={isBusy} onSend={handleSend} />
      <Button tone="quiet" wide onClick={onOther}>
        {t('forgot.other')}
      </Button>
    </div>
  )
}

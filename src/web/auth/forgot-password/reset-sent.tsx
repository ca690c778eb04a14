import { refusalText } from '#web/commerce/sign-in/refusal-text.ts'
import { ResendButton } from '#web/commerce/sign-in/resend-button.tsx'
import { useAuthCall } from '#web/commerce/sign-in/use-auth-call.ts'
import { useWords } from '#web/browser/messages/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { showToast } from '#web/ui/toasts.ts'

export type ResetSentProps = { email: string; onOther: () => void }

export function ResetSent({ email, onOther }: ResetSentProps) {
  const t = useWords('auth')
  const { ask, isAsking, refusal } = useAuthCall()

  async function handleSend() {
    const answer = await ask('/request-password-reset', { email })
    if ('refusal' in answer) return answer.refusal
    showToast({ title: t('forgot.sentTitle'), description: t('forgot.sentText'), tone: 'success' })
    return undefined
  }

  return (
    <div className="grid gap-4">
      <p className="text-body break-words">{t('forgot.sentMore', { email })}</p>
      <p className="text-label text-smoke">{t('checkEmail.spam')}</p>
      {refusal && (
        <Notice tone="error" title={t(refusal.retryAfterSeconds === undefined ? 'forgot.failed' : 'tooMany')} announced>
          {refusal.retryAfterSeconds === undefined && refusalText(t, refusal, t('forgot.failedText'))}
        </Notice>
      )}
      <ResendButton label={t('forgot.resend')} isSending={isAsking} onSend={handleSend} />
      <Button tone="quiet" wide onClick={onOther}>
        {t('forgot.other')}
      </Button>
    </div>
  )
}

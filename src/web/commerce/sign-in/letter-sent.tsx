import { useState } from 'react'
import { useWords } from '#web/browser/messages/use-words.ts'
import { Notice } from '#web/ui/notice.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { refusalText } from './refusal-text.ts'
import { ResendButton, resendAfterSeconds } from './resend-button.tsx'
import { useAuthCall } from './use-auth-call.ts'

export type LetterSentProps = {
  email: string
  /** Where the letter's link leads in the end. */
  returnUrl?: string | undefined
  /** False where the last letter may be old. */
  isJustSent?: boolean
}

/** After registering: where the letter went, and another one when it does not come. */
export function LetterSent({ email, returnUrl, isJustSent = true }: LetterSentProps) {
  const t = useWords('auth')
  const { ask, isAsking, refusal } = useAuthCall()
  const [wasResent, setWasResent] = useState(false)

  async function handleSend() {
    const answer = await ask('/send-verification-email', { email, ...(returnUrl ? { callbackURL: returnUrl } : {}) })
    const isSent = 'body' in answer
    setWasResent(isSent)
    if (isSent) showToast({ title: t('checkEmail.resent'), tone: 'success' })
    return isSent ? undefined : answer.refusal
  }

  return (
    <div className="grid gap-4">
      <p className="text-body break-words">{t('checkEmail.text', { email })}</p>
      <p className="text-label text-smoke">{t('checkEmail.spam')}</p>
      {refusal && !wasResent && (
        <Notice tone="error" title={t('checkEmail.failed')} announced>
          {refusalText(t, refusal, t('failure.unknown'))}
        </Notice>
      )}
      <ResendButton
        label={t('checkEmail.resend')}
        firstSeconds={isJustSent ? resendAfterSeconds : 0}
        isSending={isAsking}
        onSend={handleSend}
      />
    </div>
  )
}

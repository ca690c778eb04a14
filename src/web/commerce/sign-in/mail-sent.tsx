import { useState } from 'react'
import * as signIn from '#contract/calls/auth-sign-in.gen.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Notice } from '#web/ui/notice.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { refusalText } from './refusal-text.ts'
import { ResendButton, resendAfterSeconds } from './resend-button.tsx'
import { useWrite } from '#web/browser/calls/use-write.ts'

export type MailSentProps = {
  email: string
  returnUrl?: string | undefined
  /** False if the last mail may be old. */
  isJustSent?: boolean
}

export function MailSent({ email, returnUrl, isJustSent = true }: MailSentProps) {
  const t = useMessages('auth')
  const { send, isBusy, refusal } = useWrite(signIn.resendConfirmation)
  const [wasResent, setWasResent] = useState(false)

  async function handleSend() {
    const outcome = await send({ email, ...(returnUrl ? { callbackURL: returnUrl } : {}) })
    const isSent = 'answer' in outcome
    setWasResent(isSent)
    if (isSent) showToast({ title: t('checkEmail.resent'), tone: 'success' })
    return isSent ? undefined : outcome.refusal
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
        isSending={isBusy}
        onSend={handleSend}
      />
    </div>
  )
}

import { useState } from 'react'
import { pages } from '#contract/pages.ts'
import { createTranslator } from '#contract/messages/translator.ts'
import { visitContext } from '#web/render/page-context.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Link } from '#web/ui/link.tsx'
import { AuthPage } from '../auth-page.tsx'
import { NeedsScript } from '../needs-script.tsx'
import { privateMeta } from '../private-meta.ts'
import type { Route } from './+types/page'
import { ForgotForm } from './forgot-form.tsx'
import { refusalText } from '#web/commerce/sign-in/refusal-text.ts'
import { ResendButton } from '#web/commerce/sign-in/resend-button.tsx'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { showToast } from '#web/ui/toasts.ts'
import * as signIn from '#contract/calls/auth-sign-in.gen.ts'

export function loader({ context }: Route.LoaderArgs) {
  return messagesOf(context.get(visitContext).language, ['auth'])
}

/** A form submitted before scripts ran is shown again unchanged. */
export function action() {
  return undefined
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? privateMeta(createTranslator(loaderData.language, loaderData.messages)('auth:forgot.pageTitle'), matches) : []
}

export default function ForgotPasswordPage() {
  const t = useMessages('auth')
  const [email, setEmail] = useState<string>()
  const [isSent, setIsSent] = useState(false)

  function handleSent(sentTo: string) {
    setEmail(sentTo)
    setIsSent(true)
  }

  const back = (
    <p className="mt-6 text-label">
      <Link to={pages.login()} className="text-link">
        {t('forgot.back')}
      </Link>
    </p>
  )
  if (isSent && email !== undefined)
    return (
      <AuthPage motif="golden-eagle" heading={t('forgot.sentTitle')} lead={t('forgot.sentText')}>
        <ResetSent email={email} onOther={() => setIsSent(false)} />
        {back}
      </AuthPage>
    )
  return (
    <AuthPage heading={t('forgot.title')} lead={t('forgot.lead')}>
      <NeedsScript />
      <ForgotForm typed={email} onSent={handleSent} />
      {back}
    </AuthPage>
  )
}

type ResetSentProps = { email: string; onOther: () => void }

function ResetSent({ email, onOther }: ResetSentProps) {
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

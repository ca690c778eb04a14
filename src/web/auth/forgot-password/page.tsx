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
import { ResetSent } from './reset-sent.tsx'

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

import { useState } from 'react'
import { useLocation } from 'react-router'
import { pages } from '#contract/pages.ts'
import { createTranslator } from '#contract/messages/translator.ts'
import { type AwaitedMail, readAwaitedMail } from '#web/commerce/sign-in/awaited-mail.ts'
import { MailSent } from '#web/commerce/sign-in/mail-sent.tsx'
import { visitContext } from '#web/render/page-context.ts'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { AuthPage } from '../auth-page.tsx'
import { NeedsScript } from '../needs-script.tsx'
import { privateMeta } from '../private-meta.ts'
import type { Route } from './+types/page'
import { AskAgainForm } from './ask-again-form.tsx'

export function loader({ context }: Route.LoaderArgs) {
  return messagesOf(context.get(visitContext).language, ['auth'])
}

/** A form submitted before scripts ran is shown again unchanged. */
export function action() {
  return undefined
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? privateMeta(createTranslator(loaderData.language, loaderData.messages)('auth:checkEmail.pageTitle'), matches) : []
}

export default function CheckEmailPage() {
  const t = useMessages('auth')
  const { state } = useLocation()
  const isHydrated = useHydrated()
  const [asked, setAsked] = useState<AwaitedMail>()
  const [isOther, setIsOther] = useState(false)
  // Only the browser knows the history entry; the server's page must equal the first browser render.
  const mail = asked ?? (isHydrated && !isOther ? readAwaitedMail(state) : undefined)

  function handleOther() {
    setAsked(undefined)
    setIsOther(true)
  }

  return (
    <AuthPage motif="golden-eagle" heading={t('checkEmail.title')} lead={mail ? undefined : t('checkEmail.textUnknown')}>
      <NeedsScript />
      {mail ? (
        <>
          <MailSent key={mail.email} {...mail} />
          <Button tone="quiet" wide onClick={handleOther} className="mt-3">
            {t('checkEmail.other')}
          </Button>
        </>
      ) : (
        <AskAgainForm onSent={(email) => setAsked({ email, isJustSent: true })} />
      )}
      <p className="mt-6 text-label">
        <Link to={pages.login(mail?.returnUrl)} className="text-link">
          {t('checkEmail.signIn')}
        </Link>
      </p>
    </AuthPage>
  )
}

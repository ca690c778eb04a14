import { useState, type FormEvent } from 'react'
import { useLocation, Form } from 'react-router'
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
import { looksLikeEmail, typedIn } from '#web/commerce/sign-in/form-checks.ts'
import { refusalText } from '#web/commerce/sign-in/refusal-text.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { useFormProblems } from '#web/commerce/sign-in/use-form-problems.ts'
import { EmailField } from '#web/ui/email-field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import * as signIn from '#contract/calls/auth-sign-in.gen.ts'

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

/** For when the page does not know the address: after an expired link, or on another device. */
function AskAgainForm({ onSent }: { onSent: (email: string) => void }) {
  const t = useMessages('auth')
  const { send, isBusy, refusal, forgetRefusal } = useWrite(signIn.resendConfirmation)
  const { form, problems, tell, forget } = useFormProblems<'email'>()

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const email = typedIn(new FormData(event.currentTarget), 'email').trim()
    if (tell(looksLikeEmail(email) ? {} : { email: t(email === '' ? 'check.emailMissing' : 'check.emailInvalid') })) return forgetRefusal()
    const outcome = await send({ email })
    if ('refusal' in outcome) tell(outcome.refusal.fields ?? {})
    else onSent(email)
  }

  return (
    <Form
      ref={form}
      method="post"
      action={pages.checkEmail()}
      noValidate
      onSubmit={(event) => void handleSubmit(event)}
      className="grid gap-5"
    >
      {refusal && !refusal.fields && (
        <Notice tone="error" title={t('checkEmail.failed')} announced>
          {refusalText(t, refusal, t('failure.unknown'))}
        </Notice>
      )}
      <EmailField label={t('login.email')} error={problems.email} onChange={() => forget('email')} />
      <Button type="submit" size="large" wide loading={isBusy}>
        {t('checkEmail.resend')}
      </Button>
    </Form>
  )
}

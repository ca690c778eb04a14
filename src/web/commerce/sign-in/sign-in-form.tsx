import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { Form } from 'react-router'
import * as calls from '#contract/calls/auth-sign-in.gen.ts'
import { pages } from '#contract/pages.ts'
import type { RefusalOf } from '#web/browser/calls/request-errors.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { track } from '#web/features/analytics/track.ts'
import { announceSession } from '#web/browser/session-events.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { EmailField } from '#web/ui/email-field.tsx'
import { Link } from '#web/ui/link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { looksLikeEmail, typedIn } from './form-checks.ts'
import { MagicLinkSent } from './magic-link-sent.tsx'
import { PasskeySignIn } from './passkey-sign-in.tsx'
import { PasswordField } from './password-field.tsx'
import { refusalText } from './refusal-text.ts'
import { useFormProblems } from './use-form-problems.ts'

export type SignInFormProps = {
  /** The dialog has shorter texts. */
  place: 'page' | 'dialog'
  action: string
  returnUrl?: string | undefined
  typed?: string | undefined
  refusal?: RefusalOf<typeof calls.signIn> | undefined
  onSignedIn?: () => void
  /** The password was correct and a second factor is required: the visitor is not signed in yet. */
  onSecondFactor: () => void
  children?: ReactNode
}

/** In the dialog: specification, section 9. Its error names no length, since new passwords need eight characters. */
const minPasswordLength = 6

export function SignInForm({ place, action, returnUrl, typed, refusal: first, onSignedIn, onSecondFactor, children }: SignInFormProps) {
  const t = useMessages('auth')
  const password = useRef<HTMLInputElement>(null)
  const signIn = useWrite(calls.signIn, { first })
  const link = useWrite(calls.requestLink)
  const { form, problems, tell, forget } = useFormProblems<'email' | 'password'>(first?.fields)
  const [email, setEmail] = useState(typed)
  const [isLinkSent, setIsLinkSent] = useState(false)

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (signIn.isBusy) return
    const fields = new FormData(event.currentTarget)
    const body = { email: typedIn(fields, 'email').trim(), password: typedIn(fields, 'password') }
    link.forgetRefusal()
    if (tell({ email: emailProblem(body.email), password: passwordProblem(body.password) })) return signIn.forgetRefusal()
    const outcome = await signIn.send(body)
    if ('refusal' in outcome) {
      setEmail(body.email)
      if (!tell({ ...outcome.refusal.fields })) password.current?.select()
      return
    }
    if ('twoFactorRedirect' in outcome.answer) return onSecondFactor()
    track('user_login', { method: 'password' })
    announceSession('signed_in')
    showToast({ title: t('flash.welcome'), tone: 'success' })
    onSignedIn?.()
  }

  async function handleLink() {
    if (link.isBusy) return
    const wanted = typedIn(new FormData(form.current ?? undefined), 'email').trim()
    signIn.forgetRefusal()
    if (tell({ email: emailProblem(wanted) })) return
    const outcome = await link.send({ email: wanted, ...(returnUrl ? { callbackURL: returnUrl } : {}) })
    setEmail(wanted)
    if ('refusal' in outcome) tell({ email: outcome.refusal.fields?.email })
    else setIsLinkSent(true)
  }

  function emailProblem(address: string): string | undefined {
    if (looksLikeEmail(address)) return undefined
    return t(place === 'dialog' ? 'check.emailInvalidShort' : 'check.emailInvalid')
  }

  function passwordProblem(entered: string): string | undefined {
    if (entered === '') return t('check.passwordMissing')
    return place === 'dialog' && entered.length < minPasswordLength ? t('login.passwordTooShort') : undefined
  }

  if (isLinkSent && email !== undefined) return <MagicLinkSent email={email} returnUrl={returnUrl} onBack={() => setIsLinkSent(false)} />
  return (
    <Form ref={form} method="post" action={action} noValidate onSubmit={(event) => void handleSubmit(event)} className="grid gap-5">
      {signIn.refusal && !signIn.refusal.fields && (
        <Notice tone="error" title={t('login.failed')} announced>
          <p>{refusalText(t, signIn.refusal, t('failure.generic'))}</p>
          {signIn.refusal.code === 'email_not_confirmed' && (
            <Link
              to={pages.checkEmail()}
              state={{ email, returnUrl, isJustSent: false }}
              className="mt-1 inline-flex min-h-8 items-center underline underline-offset-4"
            >
              {t('checkEmail.resend')}
            </Link>
          )}
        </Notice>
      )}
      {link.refusal && !link.refusal.fields && (
        <Notice tone="error" title={t('login.failed')} announced>
          {refusalText(t, link.refusal, t('magic.failed'))}
        </Notice>
      )}
      <EmailField
        label={t('login.email')}
        // On the page, the browser's suggestions include passkeys.
        autoComplete={place === 'page' ? 'username webauthn' : 'username'}
        defaultValue={email}
        error={problems.email}
        onChange={() => forget('email')}
      />
      <PasswordField
        ref={password}
        label={t('login.password')}
        name="password"
        autoComplete="current-password"
        error={problems.password}
        onChange={() => forget('password')}
      />
      <Link to={pages.forgotPassword()} className="text-link hit-area -mt-2 justify-self-start text-label">
        {t('login.forgot')}
      </Link>
      <Button type="submit" size="large" wide loading={signIn.isBusy}>
        {t('login.submit')}
      </Button>
      <p className="flex items-center gap-4 text-small text-smoke before:h-px before:flex-1 before:bg-wool after:h-px after:flex-1 after:bg-wool">
        {t('login.or')}
      </p>
      <Button tone="secondary" wide loading={link.isBusy} onClick={() => void handleLink()}>
        {t('login.magic')}
      </Button>
      <PasskeySignIn inAutofill={place === 'page'} {...(onSignedIn ? { onSignedIn } : {})} />
      {children}
    </Form>
  )
}

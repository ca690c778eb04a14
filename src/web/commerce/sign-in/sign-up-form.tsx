import { type FormEvent, useState } from 'react'
import { Form } from 'react-router'
import * as signIn from '#contract/calls/auth-sign-in.gen.ts'
import { signUpRules } from '#contract/rules/password-rules.ts'
import { pages } from '#contract/pages.ts'
import { track } from '#web/features/analytics/track.ts'
import { richText } from '#web/browser/messages/rich-text.tsx'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { EmailField } from '#web/ui/email-field.tsx'
import { Link } from '#web/ui/link.tsx'
import { NameField } from '#web/ui/name-field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { looksLikeEmail, typedIn } from './form-checks.ts'
import { newAccountProblems } from './new-account-problems.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { refusalText } from './refusal-text.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { type Problems, useFormProblems } from './use-form-problems.ts'

export type SignUpFormProps = {
  place: 'page' | 'dialog'
  action: string
  returnUrl?: string | undefined
  /** Called when an account was created that awaits confirmation by mail. */
  onRegistered: (email: string) => void
}

type Field = 'name' | 'email' | 'password' | 'repeat'

export function SignUpForm({ place, action, returnUrl, onRegistered }: SignUpFormProps) {
  const t = useMessages('auth')
  const { send, isBusy, refusal, forgetRefusal } = useWrite(signIn.signUp)
  const { form, problems, tell, forget } = useFormProblems<Field>()
  const [password, setPassword] = useState('')

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const fields = new FormData(event.currentTarget)
    const typed = { name: typedIn(fields, 'name').trim(), email: typedIn(fields, 'email').trim(), password: typedIn(fields, 'password') }
    if (tell(findProblems(typed, typedIn(fields, 'repeat')))) return forgetRefusal()
    const outcome = await send({ ...typed, ...(returnUrl ? { callbackURL: returnUrl } : {}) })
    if ('refusal' in outcome) {
      const { code, fields: fieldErrors } = outcome.refusal
      tell(code === 'email_taken' ? { email: t('check.emailTaken') } : (fieldErrors ?? {}))
      return
    }
    track('user_register', {})
    showToast({ title: t('register.created'), description: t('register.createdText'), tone: 'success' })
    onRegistered(typed.email)
  }

  function findProblems(typed: { name: string; email: string; password: string }, repeat: string): Problems<Field> {
    return {
      ...newAccountProblems(t, { ...typed, repeat }),
      ...(looksLikeEmail(typed.email)
        ? {}
        : { email: t(place === 'dialog' ? 'check.emailInvalidShort' : typed.email === '' ? 'check.emailMissing' : 'check.emailInvalid') }),
    }
  }

  return (
    <Form ref={form} method="post" action={action} noValidate onSubmit={(event) => void handleSubmit(event)} className="grid gap-5">
      {refusal && !refusal.fields && (
        <Notice tone="error" title={t('register.failed')} announced>
          {refusalText(t, refusal, t('register.failedText'))}
        </Notice>
      )}
      <NameField label={t('register.name')} error={problems.name} onChange={() => forget('name')} />
      <EmailField label={t('login.email')} autoComplete="username" error={problems.email} onChange={() => forget('email')} />
      <NewPasswordFields
        labels={{ password: t('login.password'), repeat: t('register.repeat') }}
        password={password}
        rules={signUpRules}
        problems={problems}
        onChange={setPassword}
        forget={forget}
      />
      <Button type="submit" size="large" wide loading={isBusy}>
        {t('register.submit')}
      </Button>
      <p className="text-small text-smoke">{richText(t('register.terms'), links)}</p>
    </Form>
  )
}

const links = {
  terms: (inside: string) => (
    <Link to={pages.terms()} className="text-link">
      {inside}
    </Link>
  ),
  privacy: (inside: string) => (
    <Link to={pages.privacy()} className="text-link">
      {inside}
    </Link>
  ),
}

import { type FormEvent, useState } from 'react'
import { Form } from 'react-router'
import * as invitations from '#contract/calls/admin-invitations.gen.ts'
import * as signIn from '#contract/calls/auth-sign-in.gen.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { signUpRules } from '#contract/rules/password-rules.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { announceSession } from '#web/browser/session-events.ts'
import { typedIn } from '#web/commerce/sign-in/form-checks.ts'
import { newAccountProblems } from '#web/commerce/sign-in/new-account-problems.ts'
import { NewPasswordFields } from '#web/commerce/sign-in/new-password-fields.tsx'
import { refusalText } from '#web/commerce/sign-in/refusal-text.ts'
import { useFormProblems } from '#web/commerce/sign-in/use-form-problems.ts'
import { Button } from '#web/ui/button.tsx'
import { NameField } from '#web/ui/name-field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { showToast } from '#web/ui/toasts.ts'

export type NewAccountFormProps = {
  token: string
  email: string
  /** The link expired or was used while the form was open. */
  onSpent: () => void
  /** An account with this address was registered while the form was open. */
  onAccountFound: () => void
  onDone: (isSignedIn: boolean) => void
}

/** Creates the account of the person who accepts, and signs in with it. */
export function NewAccountForm({ token, email, onSpent, onAccountFound, onDone }: NewAccountFormProps) {
  const t = useMessages('auth')
  const { send, isBusy, refusal, forgetRefusal } = useWrite(invitations.accept)
  const entry = useWrite(signIn.signIn)
  const { form, problems, tell, forget } = useFormProblems<'name' | 'password' | 'repeat'>()
  const [password, setPassword] = useState('')

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy || entry.isBusy) return
    const fields = new FormData(event.currentTarget)
    const [name, repeat] = [typedIn(fields, 'name').trim(), typedIn(fields, 'repeat')]
    if (tell(newAccountProblems(t, { name, password, repeat }))) return forgetRefusal()
    const outcome = await send({ token, full_name: name, password })
    if ('refusal' in outcome) {
      const { code, fields: fieldErrors } = outcome.refusal
      if (code === 'not_found') onSpent()
      else if (code === 'sign_in_first') onAccountFound()
      else tell({ name: fieldErrors?.full_name, password: fieldErrors?.password })
      return
    }
    const entered = await entry.send({ email, password })
    const isSignedIn = 'answer' in entered && 'token' in entered.answer
    if (isSignedIn) announceSession('signed_in')
    showToast({ title: t(isSignedIn ? 'flash.welcome' : 'invitation.acceptedTitle'), tone: 'success' })
    onDone(isSignedIn)
  }

  return (
    <Form
      ref={form}
      method="post"
      action={adminPages.invitation()}
      noValidate
      onSubmit={(event) => void handleSubmit(event)}
      className="grid gap-5"
    >
      {refusal && !refusal.fields && (
        <Notice tone="error" announced>
          {refusalText(t, refusal, t('callback.errorText'))}
        </Notice>
      )}
      <NameField label={t('register.name')} error={problems.name} onChange={() => forget('name')} />
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <NewPasswordFields
        labels={{ password: t('login.password'), repeat: t('register.repeat') }}
        password={password}
        rules={signUpRules}
        problems={problems}
        onChange={setPassword}
        forget={forget}
      />
      <Button type="submit" size="large" wide loading={isBusy || entry.isBusy}>
        {t('invitation.accept')}
      </Button>
    </Form>
  )
}

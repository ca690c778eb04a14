import { type SubmitEvent, useState } from 'react'
import * as partners from '#contract/calls/partners.gen.ts'
import { signUpRules } from '#contract/rules/password-rules.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { typedIn } from '#web/commerce/sign-in/form-checks.ts'
import { newAccountProblems } from '#web/commerce/sign-in/new-account-problems.ts'
import { NewPasswordFields } from '#web/commerce/sign-in/new-password-fields.tsx'
import { useFormProblems } from '#web/commerce/sign-in/use-form-problems.ts'
import { Button } from '#web/ui/button.tsx'
import { NameField } from '#web/ui/name-field.tsx'
import { FailedNotice } from '../failed-notice.tsx'

export type NewAccountFormProps = { token: string; email: string; fullName: string; onSpent: () => void; onDone: () => void }

/** Signs the partner in with the new account. */
export function NewAccountForm({ token, email, fullName, onSpent, onDone }: NewAccountFormProps) {
  const t = useMessages('partner-join')
  const tAuth = useMessages('auth')
  const { form, problems, tell, forget } = useFormProblems<'name' | 'password' | 'repeat'>()
  const [password, setPassword] = useState('')
  const { send, isBusy, refusal } = useWrite(partners.setUp, {
    onSuccess: onDone,
    onRefused: ({ code, fields }) => {
      if (code === 'not_found') onSpent()
      else tell({ name: fields?.full_name, password: fields?.password })
    },
  })

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const fields = new FormData(event.currentTarget)
    const [name, repeat] = [typedIn(fields, 'name').trim(), typedIn(fields, 'repeat')]
    if (tell(newAccountProblems(tAuth, { name, password, repeat }))) return
    void send({ params: { token }, body: { full_name: name, password } })
  }

  return (
    <form ref={form} method="post" noValidate onSubmit={handleSubmit} className="grid gap-5">
      {refusal && !isBusy && !refusal.fields && <FailedNotice refusal={refusal} />}
      <NameField label={tAuth('register.name')} defaultValue={fullName} error={problems.name} onChange={() => forget('name')} />
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <NewPasswordFields
        labels={{ password: tAuth('login.password'), repeat: tAuth('register.repeat') }}
        password={password}
        rules={signUpRules}
        problems={problems}
        onChange={setPassword}
        forget={forget}
      />
      <Button type="submit" size="large" wide loading={isBusy}>
        {t('setup.create')}
      </Button>
    </form>
  )
}

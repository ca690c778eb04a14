import { type SubmitEvent, useState } from 'react'
import * as partners from '#contract/calls/partners.gen.ts'
import { signUpRules } from '#contract/rules/password-rules.ts'
import { useCall } from '#web/browser/calls/use-call.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { meetsRules, typedIn } from '#web/commerce/sign-in/form-checks.ts'
import { PasswordField } from '#web/commerce/sign-in/password-field.tsx'
import { PasswordRuleList } from '#web/commerce/sign-in/password-rule-list.tsx'
import { patience } from '#web/commerce/sign-in/patience.ts'
import { useFormProblems } from '#web/commerce/sign-in/use-form-problems.ts'
import { Button } from '#web/ui/button.tsx'
import { NameField } from '#web/ui/name-field.tsx'
import { FailedNotice } from '../failed-notice.tsx'

export type NewAccountFormProps = { token: string; email: string; fullName: string; onSpent: () => void; onDone: () => void }

/** Whoever sets up is signed in with it. */
export function NewAccountForm({ token, email, fullName, onSpent, onDone }: NewAccountFormProps) {
  const t = useMessages('partner-join')
  const tAuth = useMessages('auth')
  const { form, problems, tell, forget } = useFormProblems<'full_name' | 'password' | 'repeat'>()
  const [password, setPassword] = useState('')
  const { send, isBusy, refusal } = useCall(partners.setUp, {
    ...patience,
    onSuccess: onDone,
    onRefused: ({ code, fields }) => {
      if (code === 'not_found') onSpent()
      else tell({ ...fields })
    },
  })

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const fields = new FormData(event.currentTarget)
    const [name, repeat] = [typedIn(fields, 'full_name').trim(), typedIn(fields, 'repeat')]
    const isBad = tell({
      ...(name.length < 2 && { full_name: tAuth(name === '' ? 'check.nameMissing' : 'check.nameTooShort') }),
      ...(!meetsRules(password, signUpRules) && { password: tAuth(password === '' ? 'check.passwordMissing' : 'check.passwordRules') }),
      ...(repeat !== password && { repeat: tAuth('check.passwordsDiffer') }),
    })
    if (isBad) return
    void send({ params: { token }, body: { full_name: name, password } })
  }

  return (
    <form ref={form} method="post" noValidate onSubmit={handleSubmit} className="grid gap-5">
      {refusal && !isBusy && !refusal.fields && <FailedNotice refusal={refusal} />}
      <NameField
        label={tAuth('register.name')}
        name="full_name"
        defaultValue={fullName}
        error={problems.full_name}
        onChange={() => forget('full_name')}
      />
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField
        label={tAuth('login.password')}
        name="password"
        autoComplete="new-password"
        error={problems.password}
        onChange={(event) => {
          setPassword(event.currentTarget.value)
          forget('password')
        }}
      />
      <PasswordRuleList password={password} rules={signUpRules} />
      <PasswordField
        label={tAuth('register.repeat')}
        name="repeat"
        autoComplete="new-password"
        error={problems.repeat}
        onChange={() => forget('repeat')}
      />
      <Button type="submit" size="large" wide loading={isBusy}>
        {t('setup.create')}
      </Button>
    </form>
  )
}

import { type FormEvent, type ReactNode } from 'react'
import type { Call, OwnRefusal } from '#contract/calls/typed-call.ts'
import { PasswordField } from '#web/commerce/sign-in/password-field.tsx'
import { typedIn } from '#web/commerce/sign-in/form-checks.ts'
import { refusalText } from '#web/commerce/sign-in/refusal-text.ts'
import { useCall } from '#web/browser/calls/use-call.ts'
import { useFormProblems } from '#web/commerce/sign-in/use-form-problems.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

export type PasswordStepProps<Answer, Own extends OwnRefusal> = {
  call: Call<{ password?: string | undefined }, Answer, Own>
  submit: string
  children?: ReactNode
  /** Busy with what follows the answer. */
  busy?: boolean
  /** False stops before anything is sent. */
  check?: (form: FormData) => boolean
  onAnswer: (answer: Answer, form: FormData) => void | Promise<void>
}

/** Whoever holds an open session need not be its owner: what opens the account for good asks for the password. */
export function PasswordStep<Answer, Own extends OwnRefusal>({
  call,
  submit,
  children,
  busy = false,
  check,
  onAnswer,
}: PasswordStepProps<Answer, Own>) {
  const t = useMessages('security')
  const tAuth = useMessages('auth')
  const { send, isBusy, refusal, forgetRefusal } = useCall(call)
  const { form, problems, tell, forget } = useFormProblems<'password'>()

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy || busy) return
    const fields = new FormData(event.currentTarget)
    const password = typedIn(fields, 'password')
    if (check && !check(fields)) return forgetRefusal()
    if (tell(password === '' ? { password: tAuth('check.passwordMissing') } : {})) return forgetRefusal()
    const outcome = await send({ password })
    if ('refusal' in outcome) return void tell({ password: outcome.refusal.fields?.password })
    await onAnswer(outcome.answer, fields)
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void handleSubmit(event)} className="grid gap-5">
      {refusal && !refusal.fields && (
        <Notice tone="error" announced>
          {refusalText(tAuth, refusal, t('failed'))}
        </Notice>
      )}
      {children}
      <PasswordField
        label={t('password.label')}
        hint={t('password.hint')}
        name="password"
        autoComplete="current-password"
        error={problems.password}
        onChange={() => forget('password')}
      />
      <Button type="submit" wide loading={isBusy || busy}>
        {submit}
      </Button>
    </form>
  )
}

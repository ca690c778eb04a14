import { type FormEvent, type ReactNode } from 'react'
import { PasswordField } from '#web/commerce/sign-in/password-field.tsx'
import { typedIn } from '#web/commerce/sign-in/form-checks.ts'
import { refusalText } from '#web/commerce/sign-in/refusal-text.ts'
import { useAuthCall } from '#web/commerce/sign-in/use-auth-call.ts'
import { useFormProblems } from '#web/commerce/sign-in/use-form-problems.ts'
import { useWords } from '#web/browser/messages/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

export type PasswordStepProps<Answer> = {
  /** The call below /api/auth that takes the password. */
  path: string
  submit: string
  /** Above the password. */
  children?: ReactNode
  /** Busy with what follows the answer. */
  busy?: boolean
  /** False stops before anything is sent. */
  check?: (form: FormData) => boolean
  onAnswer: (answer: Answer, form: FormData) => void | Promise<void>
}

/** Whoever holds an open session need not be its owner: what opens the account for good asks for the password. */
export function PasswordStep<Answer>({ path, submit, children, busy = false, check, onAnswer }: PasswordStepProps<Answer>) {
  const t = useWords('security')
  const words = useWords('auth')
  const { ask, isAsking, refusal, forgetRefusal } = useAuthCall()
  const { form, problems, tell, forget } = useFormProblems<'password'>()

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isAsking || busy) return
    const fields = new FormData(event.currentTarget)
    const password = typedIn(fields, 'password')
    if (check && !check(fields)) return forgetRefusal()
    if (tell(password === '' ? { password: words('check.passwordMissing') } : {})) return forgetRefusal()
    const answer = await ask<Answer>(path, { password })
    if ('refusal' in answer) return void tell({ password: answer.refusal.fields?.['password'] })
    await onAnswer(answer.body, fields)
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void handleSubmit(event)} className="grid gap-5">
      {refusal && !refusal.fields && (
        <Notice tone="error" announced>
          {refusalText(words, refusal, t('failed'))}
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
      <Button type="submit" wide loading={isAsking || busy}>
        {submit}
      </Button>
    </form>
  )
}

import { type FormEvent, useState } from 'react'
import { Form } from 'react-router'
import * as signIn from '#contract/calls/auth-sign-in.gen.ts'
import { resetRules } from '#contract/rules/password-rules.ts'
import { pages } from '#contract/pages.ts'
import { meetsRules, typedIn } from '#web/commerce/sign-in/form-checks.ts'
import { NewPasswordFields } from '#web/commerce/sign-in/new-password-fields.tsx'
import { refusalText } from '#web/commerce/sign-in/refusal-text.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { useFormProblems } from '#web/commerce/sign-in/use-form-problems.ts'
import { announceSession } from '#web/browser/session-events.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { showToast } from '#web/ui/toasts.ts'

export type ResetFormProps = {
  token: string
  /** The link expired or was used while the form was open. */
  onSpent: () => void
  onDone: () => void
}

export function ResetForm({ token, onSpent, onDone }: ResetFormProps) {
  const t = useMessages('auth')
  const { send, isBusy, refusal, forgetRefusal } = useWrite(signIn.resetPassword)
  const { form, problems, tell, forget } = useFormProblems<'password' | 'repeat'>()
  const [password, setPassword] = useState('')

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const repeat = typedIn(new FormData(event.currentTarget), 'repeat')
    const isBad = tell({
      ...(meetsRules(password, resetRules) ? {} : { password: t(password === '' ? 'check.passwordMissing' : 'check.passwordRules') }),
      ...(repeat === password ? {} : { repeat: t('check.passwordsDiffer') }),
    })
    if (isBad) return forgetRefusal()
    const outcome = await send({ token, newPassword: password })
    if ('refusal' in outcome) {
      if (outcome.refusal.code === 'reset_link_invalid') onSpent()
      else tell({ password: outcome.refusal.fields?.newPassword })
      return
    }
    // A reset ends every session of the account.
    announceSession('signed_out')
    showToast({ title: t('reset.doneTitle'), description: t('reset.doneText'), tone: 'success' })
    onDone()
  }

  return (
    <Form
      ref={form}
      method="post"
      action={pages.resetPassword()}
      noValidate
      onSubmit={(event) => void handleSubmit(event)}
      className="grid gap-5"
    >
      {refusal && !refusal.fields && (
        <Notice tone="error" title={t('reset.failed')} announced>
          {refusalText(t, refusal, t('reset.failedText'))}
        </Notice>
      )}
      <NewPasswordFields
        labels={{ password: t('reset.password'), repeat: t('reset.repeat') }}
        password={password}
        rules={resetRules}
        problems={problems}
        onChange={setPassword}
        forget={forget}
      />
      <Button type="submit" size="large" wide loading={isBusy}>
        {t('reset.submit')}
      </Button>
    </Form>
  )
}

import type { FormEvent } from 'react'
import { Form } from 'react-router'
import * as signIn from '#contract/calls/auth-sign-in.gen.ts'
import { pages } from '#contract/pages.ts'
import { looksLikeEmail, typedIn } from '#web/commerce/sign-in/form-checks.ts'
import { refusalText } from '#web/commerce/sign-in/refusal-text.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { useFormProblems } from '#web/commerce/sign-in/use-form-problems.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { EmailField } from '#web/ui/email-field.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** For when the page does not know the address: after an expired link, or on another device. */
export function AskAgainForm({ onSent }: { onSent: (email: string) => void }) {
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

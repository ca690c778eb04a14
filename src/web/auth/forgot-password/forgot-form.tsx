import type { FormEvent } from 'react'
import { Form } from 'react-router'
import * as signIn from '#contract/calls/auth-sign-in.gen.ts'
import { pages } from '#contract/pages.ts'
import { looksLikeEmail, typedIn } from '#web/commerce/sign-in/form-checks.ts'
import { refusalText } from '#web/commerce/sign-in/refusal-text.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { useCooldown } from '#web/commerce/sign-in/use-cooldown.ts'
import { useFormProblems } from '#web/commerce/sign-in/use-form-problems.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { EmailField } from '#web/ui/email-field.tsx'
import { Notice } from '#web/ui/notice.tsx'

export type ForgotFormProps = { typed: string | undefined; onSent: (email: string) => void }

export function ForgotForm({ typed, onSent }: ForgotFormProps) {
  const t = useMessages('auth')
  const { send, isBusy, refusal, forgetRefusal } = useWrite(signIn.requestReset)
  const { form, problems, tell, forget } = useFormProblems<'email'>()
  const { seconds, start } = useCooldown()
  const isTooMany = refusal?.code === 'too_many_requests'

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy || seconds > 0) return
    const email = typedIn(new FormData(event.currentTarget), 'email').trim()
    if (tell(looksLikeEmail(email) ? {} : { email: t(email === '' ? 'check.emailMissing' : 'check.emailInvalid') })) return forgetRefusal()
    const outcome = await send({ email })
    if ('answer' in outcome) return onSent(email)
    const { refusal: refused } = outcome
    tell(refused.code === 'email_not_found' ? { email: refused.error } : { ...refused.fields })
    if (refused.code === 'too_many_requests') start(refused.retry_after)
  }

  return (
    <Form
      ref={form}
      method="post"
      action={pages.forgotPassword()}
      noValidate
      onSubmit={(event) => void handleSubmit(event)}
      className="grid gap-5"
    >
      {refusal && !refusal.fields && (!isTooMany || seconds > 0) && (
        <Notice tone="error" title={t(isTooMany ? 'tooMany' : 'forgot.failed')} announced>
          {isTooMany || refusal.code === 'email_not_found' ? undefined : refusalText(t, refusal, t('forgot.failedText'))}
        </Notice>
      )}
      <EmailField
        label={t('login.email')}
        autoComplete="username"
        defaultValue={typed}
        error={problems.email}
        onChange={() => forget('email')}
      />
      <Button type="submit" size="large" wide loading={isBusy} disabled={seconds > 0} className="figures">
        {seconds > 0 ? t('again.in', { count: seconds }) : t('forgot.submit')}
      </Button>
    </Form>
  )
}

import { type FormEvent, useState } from 'react'
import * as sessions from '#contract/calls/auth-sessions.gen.ts'
import { useOwnPages } from '#web/commerce/own-pages.ts'
import { OwnerPassword } from '#web/commerce/security/owner-password.tsx'
import { looksLikeEmail, typedIn } from '#web/commerce/sign-in/form-checks.ts'
import { refusalText } from '#web/commerce/sign-in/refusal-text.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { useFormProblems } from '#web/commerce/sign-in/use-form-problems.ts'
import { richText } from '#web/browser/messages/rich-text.tsx'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { EmailField } from '#web/ui/email-field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Part } from '../part.tsx'

/** The address changes once the mail to the new one is confirmed; until then the old one stays valid. */
export function EmailPart({ email, hasPassword }: { email: string; hasPassword: boolean }) {
  const own = useOwnPages()
  const t = useMessages('settings')
  const tAuth = useMessages('auth')
  const { send, isBusy, refusal, forgetRefusal } = useWrite(sessions.changeAddress)
  const { form, problems, tell, forget } = useFormProblems<'email' | 'password'>()
  const [awaited, setAwaited] = useState<string>()

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const fields = new FormData(event.currentTarget)
    const newEmail = typedIn(fields, 'email').trim()
    const password = typedIn(fields, 'password')
    const problem = looksLikeEmail(newEmail)
      ? newEmail.toLowerCase() === email
        ? t('email.same')
        : undefined
      : tAuth('check.emailInvalid')
    const missing = hasPassword && password === '' ? tAuth('check.passwordMissing') : undefined
    if (tell({ email: problem, password: missing })) return forgetRefusal()
    const typed = hasPassword ? { password } : {}
    const outcome = await send({ newEmail, callbackURL: own.settings(), ...typed })
    if ('refusal' in outcome) return void tell({ email: outcome.refusal.fields?.newEmail, password: outcome.refusal.fields?.password })
    setAwaited(newEmail)
  }

  return (
    <Part title={t('email.title')}>
      <p className="mb-4 text-body break-words">{richText(t('email.current', { email }), strong)}</p>
      {awaited === undefined || awaited.toLowerCase() === email ? (
        <form ref={form} method="post" noValidate onSubmit={(event) => void handleSubmit(event)} className="grid gap-5">
          {refusal && !refusal.fields && (
            <Notice tone="error" title={t('email.failed')} announced>
              {refusalText(tAuth, refusal, t('email.failedText'))}
            </Notice>
          )}
          <EmailField label={t('email.new')} hint={t('email.hint')} error={problems.email} onChange={() => forget('email')} />
          {hasPassword && <OwnerPassword error={problems.password} onChange={() => forget('password')} />}
          <Button type="submit" tone="secondary" className="justify-self-start" loading={isBusy}>
            {t('email.submit')}
          </Button>
        </form>
      ) : (
        <>
          <Notice tone="success" title={t('email.sentTitle')} announced>
            <p className="break-words">{t('email.sentText', { email: awaited })}</p>
          </Notice>
          <Button tone="quiet" size="small" className="mt-4" onClick={() => setAwaited(undefined)}>
            {t('email.again')}
          </Button>
        </>
      )}
    </Part>
  )
}

const strong = { strong: (inside: string) => <strong>{inside}</strong> }

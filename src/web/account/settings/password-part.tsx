import { type FormEvent, useState } from 'react'
import * as sessions from '#contract/calls/auth-sessions.gen.ts'
import { resetRules } from '#contract/rules/password-rules.ts'
import { meetsRules, typedIn } from '#web/commerce/sign-in/form-checks.ts'
import { NewPasswordFields } from '#web/commerce/sign-in/new-password-fields.tsx'
import { PasswordField } from '#web/commerce/sign-in/password-field.tsx'
import { refusalText } from '#web/commerce/sign-in/refusal-text.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { useFormProblems } from '#web/commerce/sign-in/use-form-problems.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { useRefresh } from '#web/browser/use-refresh.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { Part } from '../part.tsx'

export function PasswordPart({ email }: { email: string }) {
  const t = useMessages('settings')
  const tAuth = useMessages('auth')
  const refresh = useRefresh()
  const { send, isBusy, refusal, forgetRefusal } = useWrite(sessions.changePassword)
  const { form, problems, tell, forget } = useFormProblems<'current' | 'password' | 'repeat'>()
  const [password, setPassword] = useState('')

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const fields = new FormData(event.currentTarget)
    const currentPassword = typedIn(fields, 'current')
    const isBad = tell({
      ...(currentPassword === '' ? { current: tAuth('check.passwordMissing') } : {}),
      ...(meetsRules(password, resetRules) ? {} : { password: tAuth(password === '' ? 'check.passwordMissing' : 'check.passwordRules') }),
      ...(typedIn(fields, 'repeat') === password ? {} : { repeat: tAuth('check.passwordsDiffer') }),
    })
    if (isBad) return forgetRefusal()
    const outcome = await send({ currentPassword, newPassword: password })
    if ('refusal' in outcome) {
      const fieldErrors = outcome.refusal.fields
      return void tell({ current: fieldErrors?.currentPassword, password: fieldErrors?.newPassword })
    }
    form.current?.reset()
    setPassword('')
    showToast({ title: tAuth('reset.doneTitle'), description: tAuth('reset.doneText'), tone: 'success' })
    await refresh()
  }

  return (
    <Part title={t('password.title')}>
      <form ref={form} method="post" noValidate onSubmit={(event) => void handleSubmit(event)} className="grid gap-5">
        {refusal && !refusal.fields && (
          <Notice tone="error" title={tAuth('reset.failed')} announced>
            {refusalText(tAuth, refusal, t('password.failedText'))}
          </Notice>
        )}
        {/* For password managers: the account of the password. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label={t('password.current')}
          name="current"
          autoComplete="current-password"
          error={problems.current}
          onChange={() => forget('current')}
        />
        <NewPasswordFields
          labels={{ password: tAuth('reset.password'), repeat: tAuth('reset.repeat') }}
          password={password}
          rules={resetRules}
          problems={problems}
          onChange={setPassword}
          forget={forget}
        />
        <p className="text-small text-smoke">{t('password.hint')}</p>
        <Button type="submit" tone="secondary" className="justify-self-start" loading={isBusy}>
          {t('password.submit')}
        </Button>
      </form>
    </Part>
  )
}

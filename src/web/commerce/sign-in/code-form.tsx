import { type FormEvent, useState } from 'react'
import { Form } from 'react-router'
import { CodeField } from '#web/commerce/security/code-field.tsx'
import { typedIn } from './form-checks.ts'
import { refusalText } from './refusal-text.ts'
import { type Refusal, useAuthCall } from './use-auth-call.ts'
import { useFormProblems } from './use-form-problems.ts'
import { track } from '#web/features/analytics/track.ts'
import { announceSession } from '#web/browser/session-events.ts'
import { useWords } from '#web/browser/messages/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { showToast } from '#web/ui/toasts.ts'

export type CodeFormProps = {
  /** Where a form without a script is sent. */
  action: string
  refusal?: Refusal | undefined
  onSignedIn: () => void
  onExpired: () => void
}

export function CodeForm({ action, refusal: first, onSignedIn, onExpired }: CodeFormProps) {
  const t = useWords('security')
  const words = useWords('auth')
  const { ask, isAsking, refusal, forgetRefusal } = useAuthCall(first)
  const { form, problems, tell, forget } = useFormProblems<'code'>(first?.fields)
  const [isRecovery, setIsRecovery] = useState(false)

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isAsking) return
    const code = typedIn(new FormData(event.currentTarget), 'code')
    if (tell(code.trim() === '' ? { code: t(isRecovery ? 'code.recoveryMissing' : 'code.missing') } : {})) return forgetRefusal()
    const answer = await ask(isRecovery ? '/two-factor/verify-backup-code' : '/two-factor/verify-totp', { code })
    if ('refusal' in answer) {
      const { code: why, fields } = answer.refusal
      if (why === 'second_step_expired') {
        showToast({ title: t('step.expired'), tone: 'error' })
        return onExpired()
      }
      return void tell({ code: fields?.['code'] })
    }
    track('user_login', { method: 'password' })
    announceSession('signed_in')
    showToast({ title: words('flash.welcome'), tone: 'success' })
    onSignedIn()
  }

  return (
    <Form ref={form} method="post" action={action} noValidate onSubmit={(event) => void handleSubmit(event)} className="grid gap-5">
      {refusal && !refusal.fields && (
        <Notice tone="error" title={words('login.failed')} announced>
          {refusalText(words, refusal, words('failure.generic'))}
        </Notice>
      )}
      {isRecovery ? (
        <CodeField
          key="recovery"
          label={t('code.recovery')}
          hint={t('code.recoveryHint')}
          inputMode="text"
          autoComplete="off"
          error={problems.code}
          onChange={() => forget('code')}
        />
      ) : (
        <CodeField key="app" error={problems.code} onChange={() => forget('code')} />
      )}
      <Button type="submit" size="large" wide loading={isAsking}>
        {t('step.submit')}
      </Button>
      <button
        type="button"
        onClick={() => {
          forget('code')
          setIsRecovery(!isRecovery)
        }}
        className="text-link min-h-11 justify-self-start text-label"
      >
        {t(isRecovery ? 'step.useApp' : 'step.useRecovery')}
      </button>
    </Form>
  )
}

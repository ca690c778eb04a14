import { type FormEvent, useState } from 'react'
import { Form } from 'react-router'
import * as secondFactor from '#contract/calls/auth-second-factor.gen.ts'
import { CodeField } from '#web/commerce/security/code-field.tsx'
import { typedIn } from './form-checks.ts'
import { refusalText } from './refusal-text.ts'
import { useFormProblems } from './use-form-problems.ts'
import type { RefusalOf } from '#web/browser/calls/request-errors.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { track } from '#web/features/analytics/track.ts'
import { announceSession } from '#web/browser/session-events.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { showToast } from '#web/ui/toasts.ts'

export type CodeFormProps = {
  action: string
  refusal?: RefusalOf<typeof secondFactor.takeStep> | undefined
  onSignedIn: () => void
  onExpired: () => void
}

export function CodeForm({ action, refusal: first, onSignedIn, onExpired }: CodeFormProps) {
  const t = useMessages('security')
  const tAuth = useMessages('auth')
  const { form, problems, tell, forget } = useFormProblems<'code'>(first?.fields)
  const [isRecovery, setIsRecovery] = useState(false)
  const call = isRecovery ? secondFactor.takeStepByRecoveryCode : secondFactor.takeStep
  const { send, isBusy, refusal, forgetRefusal } = useWrite(call, { first })

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const code = typedIn(new FormData(event.currentTarget), 'code')
    if (tell(code.trim() === '' ? { code: t(isRecovery ? 'code.recoveryMissing' : 'code.missing') } : {})) return forgetRefusal()
    const outcome = await send({ code })
    if ('refusal' in outcome) {
      const { code: why, fields } = outcome.refusal
      if (why === 'second_step_expired') {
        showToast({ title: t('step.expired'), tone: 'error' })
        return onExpired()
      }
      return void tell({ code: fields?.code })
    }
    track('user_login', { method: 'password' })
    announceSession('signed_in')
    showToast({ title: tAuth('flash.welcome'), tone: 'success' })
    onSignedIn()
  }

  return (
    <Form ref={form} method="post" action={action} noValidate onSubmit={(event) => void handleSubmit(event)} className="grid gap-5">
      {refusal && !refusal.fields && (
        <Notice tone="error" title={tAuth('login.failed')} announced>
          {refusalText(tAuth, refusal, tAuth('failure.generic'))}
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
      <Button type="submit" size="large" wide loading={isBusy}>
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

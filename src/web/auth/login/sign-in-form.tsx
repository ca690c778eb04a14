import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { pages } from '#contract/pages.ts'
import { useWords } from '#web/kit/words/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { PasswordField } from '../password-field.tsx'
import type { Refusal } from './refusal.ts'

export type SignInFormProps = { returnUrl: string; email?: string; refusal?: Refusal }

/** Specification, section 9. */
const minPasswordLength = 6

export function SignInForm({ returnUrl, email, refusal }: SignInFormProps) {
  const t = useWords('auth')
  const isSending = useNavigation().state !== 'idle'
  const [isTooShort, setIsTooShort] = useState(false)
  const passwordRef = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (refusal) passwordRef.current?.select()
  }, [refusal])

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    const tooShort = (passwordRef.current?.value.length ?? 0) < minPasswordLength
    setIsTooShort(tooShort)
    if (!tooShort) return
    event.preventDefault()
    passwordRef.current?.focus()
  }

  return (
    <Form method="post" action={pages.login(returnUrl === '/' ? undefined : returnUrl)} onSubmit={handleSubmit} className="mt-8 grid gap-5">
      {refusal && !refusal.fields && (
        <Notice tone="error" title={t('login.failed')} announced>
          {refusal.retry_after === undefined ? refusal.error : waitingTime(t, refusal.retry_after)}
        </Notice>
      )}
      <TextField
        label={t('login.email')}
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        defaultValue={email}
        error={refusal?.fields?.['email']}
      />
      <PasswordField
        ref={passwordRef}
        label={t('login.password')}
        labels={{ show: t('login.showPassword'), hide: t('login.hidePassword') }}
        name="password"
        autoComplete="current-password"
        required
        maxLength={128}
        onChange={() => setIsTooShort(false)}
        error={isTooShort ? t('login.passwordTooShort') : refusal?.fields?.['password']}
      />
      <Button type="submit" size="large" wide loading={isSending}>
        {t('login.submit')}
      </Button>
      <p className="text-label">
        <Link to={pages.trackOrder()} className="text-link">
          {t('login.track')}
        </Link>
      </p>
    </Form>
  )
}

function waitingTime(t: ReturnType<typeof useWords<'auth'>>, seconds: number): string {
  return seconds < 90 ? t('login.wait', { count: seconds }) : t('login.waitMinutes', { count: Math.ceil(seconds / 60) })
}

import { type FormEvent, type ReactNode, useState } from 'react'
import type { FactorProof } from '#contract/owner-proof.ts'
import type { Call, OwnRefusal } from '#contract/calls/typed-call.ts'
import type { SecondFactorState } from '#contract/second-factor.ts'
import { answerByPasskey } from '#web/commerce/sign-in/answer-by-passkey.ts'
import { PasswordField } from '#web/commerce/sign-in/password-field.tsx'
import { typedIn } from '#web/commerce/sign-in/form-checks.ts'
import { refusalText } from '#web/commerce/sign-in/refusal-text.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { useFormProblems } from '#web/commerce/sign-in/use-form-problems.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button, type ButtonProps } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { CodeField } from './code-field.tsx'

/** The account's ways to prove its owner's identity. */
export type Proofs = Pick<SecondFactorState, 'methods' | 'hasPassword'>

export type ProofStepProps<Input extends FactorProof, Answer, Own extends OwnRefusal> = {
  call: Call<Input, Answer, Own>
  proofs: Proofs
  submit: string
  tone?: ButtonProps['tone']
  /** Makes the call's input from the proof. */
  input: (proof: FactorProof) => Input
  children?: ReactNode
  /** The step after the answer is still running. */
  busy?: boolean
  /** Returning false cancels before anything is sent. */
  check?: (form: FormData) => boolean
  onAnswer: (answer: Answer, form: FormData) => void | Promise<void>
  /** Return true if the refusal needs no message. */
  onRefused?: (code: string) => boolean
}

/** The open session may be another person's, so lasting access requires the password and, if enabled, the second factor. */
export function ProofStep<Input extends FactorProof, Answer, Own extends OwnRefusal>({
  call,
  proofs: { methods, hasPassword },
  submit,
  tone,
  input,
  children,
  busy = false,
  check,
  onAnswer,
  onRefused,
}: ProofStepProps<Input, Answer, Own>) {
  const t = useMessages('security')
  const tAuth = useMessages('auth')
  const { send, isBusy, refusal, forgetRefusal } = useWrite(call)
  const { form, problems, tell, forget } = useFormProblems<'password' | 'code'>()
  const [failure, setFailure] = useState<string>()
  const [isAsking, setIsAsking] = useState(false)
  const wantsCode = methods.includes('totp')
  const hasPasskey = methods.includes('passkey')
  const isAtWork = isBusy || busy || isAsking

  async function handle(fields: FormData, isByPasskey: boolean) {
    if (isAtWork) return
    setFailure(undefined)
    const password = typedIn(fields, 'password')
    const code = typedIn(fields, 'code').trim()
    const isChecked = !check || check(fields)
    const isBad = tell({
      ...(hasPassword && password === '' ? { password: tAuth('check.passwordMissing') } : {}),
      ...(wantsCode && !isByPasskey && code === '' ? { code: t('code.missing') } : {}),
    })
    if (!isChecked || isBad) return forgetRefusal()
    const passkey = isByPasskey ? await askForPasskey() : undefined
    if (isByPasskey && !passkey) return
    const outcome = await send(
      input({ ...(hasPassword && { password }), ...(wantsCode && !isByPasskey && { code }), ...(passkey && { passkey }) }),
    )
    if ('refusal' in outcome) {
      const fieldErrors: Partial<Record<string, string>> = { ...outcome.refusal.fields }
      if (!onRefused?.(outcome.refusal.code)) tell({ password: fieldErrors.password, code: fieldErrors.code })
      return
    }
    await onAnswer(outcome.answer, fields)
  }

  async function askForPasskey() {
    setIsAsking(true)
    try {
      const answer = await answerByPasskey(false)
      if (!answer) setFailure(t('code.noPasskey'))
      return answer
    } catch {
      setFailure(t('failed'))
      return undefined
    } finally {
      setIsAsking(false)
    }
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    void handle(new FormData(event.currentTarget), hasPasskey && !wantsCode)
  }

  const shown = failure ?? (refusal && !refusal.fields ? refusalText(tAuth, refusal, t('failed')) : undefined)
  return (
    <form ref={form} noValidate onSubmit={handleSubmit} className="grid gap-5">
      {shown && (
        <Notice tone="error" announced>
          {shown}
        </Notice>
      )}
      {children}
      {hasPassword && (
        <PasswordField
          label={t('password.label')}
          hint={t('password.hint')}
          name="password"
          autoComplete="current-password"
          error={problems.password}
          onChange={() => forget('password')}
        />
      )}
      {wantsCode && <CodeField label={t('code.either')} inputMode="text" error={problems.code} onChange={() => forget('code')} />}
      <Button type="submit" wide loading={isAtWork} {...(tone && { tone })}>
        {hasPasskey && !wantsCode ? t('code.passkeyOnly') : submit}
      </Button>
      {hasPasskey && wantsCode && (
        <Button tone="quiet" wide disabled={isAtWork} onClick={() => form.current && void handle(new FormData(form.current), true)}>
          {t('code.usePasskey')}
        </Button>
      )}
    </form>
  )
}

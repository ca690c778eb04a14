import type { FormEvent } from 'react'
import type { SecondFactorSetUp } from '#contract/second-factor.ts'
import { typedIn } from '#web/commerce/sign-in/form-checks.ts'
import { refusalText } from '#web/commerce/sign-in/refusal-text.ts'
import { useAuthCall } from '#web/commerce/sign-in/use-auth-call.ts'
import { useFormProblems } from '#web/commerce/sign-in/use-form-problems.ts'
import { useWords } from '#web/browser/messages/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { CodeField } from './code-field.tsx'

export type ConfirmCodeProps = { setUp: SecondFactorSetUp; onConfirmed: (codes: string[]) => void }

const picturePx = 208

export function ConfirmCode({ setUp, onConfirmed }: ConfirmCodeProps) {
  const t = useWords('security')
  const words = useWords('auth')
  const { ask, isAsking, refusal } = useAuthCall()
  const { form, problems, tell, forget } = useFormProblems<'code'>()

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isAsking) return
    const code = typedIn(new FormData(event.currentTarget), 'code')
    if (tell(code.trim() === '' ? { code: t('code.missing') } : {})) return
    const answer = await ask<{ backupCodes: string[] }>('/two-factor/confirm', { code })
    if ('refusal' in answer) return void tell({ code: answer.refusal.fields?.['code'] })
    onConfirmed(answer.body.backupCodes)
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void handleSubmit(event)} className="grid gap-5">
      {refusal && !refusal.fields && (
        <Notice tone="error" announced>
          {refusalText(words, refusal, t('failed'))}
        </Notice>
      )}
      <p className="text-body text-smoke">{t('setUp.scan')}</p>
      <img
        src={setUp.qrCode}
        alt={t('setUp.qrCode')}
        width={picturePx}
        height={picturePx}
        className="justify-self-center rounded-edge bg-white"
      />
      <p className="text-label">
        {t('setUp.byHand')}{' '}
        <span translate="no" className="figures font-bold select-all">
          {setUp.secret.replace(/.{4}(?=.)/g, '$& ')}
        </span>
      </p>
      <p>
        <a href={setUp.totpURI} className="text-link inline-flex min-h-11 items-center text-label">
          {t('setUp.openApp')}
        </a>
      </p>
      <CodeField error={problems.code} onChange={() => forget('code')} />
      <Button type="submit" wide loading={isAsking}>
        {t('setUp.confirm')}
      </Button>
    </form>
  )
}

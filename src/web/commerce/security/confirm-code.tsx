import type { FormEvent } from 'react'
import * as secondFactor from '#contract/calls/auth-second-factor.gen.ts'
import type { SecondFactorSetUp } from '#contract/second-factor.ts'
import { typedIn } from '#web/commerce/sign-in/form-checks.ts'
import { refusalText } from '#web/commerce/sign-in/refusal-text.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { useFormProblems } from '#web/commerce/sign-in/use-form-problems.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { CodeField } from './code-field.tsx'

export type ConfirmCodeProps = { setUp: SecondFactorSetUp; onConfirmed: (codes: string[]) => void }

const avatarPx = 208

export function ConfirmCode({ setUp, onConfirmed }: ConfirmCodeProps) {
  const t = useMessages('security')
  const tAuth = useMessages('auth')
  const { send, isBusy, refusal } = useWrite(secondFactor.confirm)
  const { form, problems, tell, forget } = useFormProblems<'code'>()

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const code = typedIn(new FormData(event.currentTarget), 'code')
    if (tell(code.trim() === '' ? { code: t('code.missing') } : {})) return
    const outcome = await send({ code })
    if ('refusal' in outcome) return void tell({ code: outcome.refusal.fields?.code })
    onConfirmed(outcome.answer.backupCodes)
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void handleSubmit(event)} className="grid gap-5">
      {refusal && !refusal.fields && (
        <Notice tone="error" announced>
          {refusalText(tAuth, refusal, t('failed'))}
        </Notice>
      )}
      <p className="text-body text-smoke">{t('setUp.scan')}</p>
      <img
        src={setUp.qrCode}
        alt={t('setUp.qrCode')}
        width={avatarPx}
        height={avatarPx}
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
      <Button type="submit" wide loading={isBusy}>
        {t('setUp.confirm')}
      </Button>
    </form>
  )
}

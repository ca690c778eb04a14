import type { FormEvent } from 'react'
import * as secondFactor from '#contract/calls/auth-second-factor.gen.ts'
import { typedIn } from '#web/commerce/sign-in/form-checks.ts'
import { refusalText } from '#web/commerce/sign-in/refusal-text.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { useFormProblems } from '#web/commerce/sign-in/use-form-problems.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { useRefresh } from '#web/browser/use-refresh.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { CodeField } from './code-field.tsx'
import { OwnerPassword } from './owner-password.tsx'
import type { ProofDialogProps } from './security-dialog.ts'

export function TurnOffDialog({ proofs: { hasPassword }, open, onOpenChange }: ProofDialogProps) {
  const t = useMessages('security')
  const tAuth = useMessages('auth')
  const refresh = useRefresh()
  const { send, isBusy, refusal, forgetRefusal } = useWrite(secondFactor.turnOff)
  const { form, problems, tell, forget } = useFormProblems<'password' | 'code'>()

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const fields = new FormData(event.currentTarget)
    const code = typedIn(fields, 'code')
    const body = { code, ...(hasPassword && { password: typedIn(fields, 'password') }) }
    const isBad = tell({
      ...(body.password === '' ? { password: tAuth('check.passwordMissing') } : {}),
      ...(code.trim() === '' ? { code: t('code.missing') } : {}),
    })
    if (isBad) return forgetRefusal()
    const outcome = await send(body)
    if ('refusal' in outcome) return void tell(outcome.refusal.fields ?? {})
    showToast({ title: t('turnOff.done'), tone: 'success' })
    onOpenChange(false)
    await refresh()
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="small"
      title={t('turnOff.title')}
      closeLabel={t('close')}
      description={t('turnOff.text')}
    >
      <form ref={form} noValidate onSubmit={(event) => void handleSubmit(event)} className="grid gap-5">
        {refusal && !refusal.fields && (
          <Notice tone="error" announced>
            {refusalText(tAuth, refusal, t('failed'))}
          </Notice>
        )}
        {hasPassword && <OwnerPassword error={problems.password} onChange={() => forget('password')} />}
        <CodeField label={t('code.either')} inputMode="text" error={problems.code} onChange={() => forget('code')} />
        <Button type="submit" tone="danger" wide loading={isBusy}>
          {t('turnOff.confirm')}
        </Button>
      </form>
    </Dialog>
  )
}

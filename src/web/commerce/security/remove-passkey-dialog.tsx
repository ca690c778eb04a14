import { type FormEvent, useId, useState } from 'react'
import { useRevalidator } from 'react-router'
import * as passkeys from '#contract/calls/auth-passkeys.gen.ts'
import type { OwnPasskey } from '#contract/passkeys.ts'
import { typedIn } from '#web/commerce/sign-in/form-checks.ts'
import { refusalText } from '#web/commerce/sign-in/refusal-text.ts'
import { useCall } from '#web/browser/calls/use-call.ts'
import { useFormProblems } from '#web/commerce/sign-in/use-form-problems.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { isSignInOld, OwnerPassword } from './owner-password.tsx'
import type { SecurityDialogProps } from './security-dialog.ts'

export function RemovePasskeyDialog({ passkey, open, onOpenChange }: SecurityDialogProps & { passkey: OwnPasskey }) {
  const t = useMessages('security')
  const tAuth = useMessages('auth')
  const { revalidate } = useRevalidator()
  const id = useId()
  const { send, isBusy, refusal, forgetRefusal } = useCall(passkeys.remove)
  const { form, problems, tell, forget } = useFormProblems<'password'>()
  const [wantsPassword, setWantsPassword] = useState(false)

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const password = typedIn(new FormData(event.currentTarget), 'password')
    if (tell(wantsPassword && password === '' ? { password: tAuth('check.passwordMissing') } : {})) return forgetRefusal()
    const outcome = await send({ id: passkey.id, ...(wantsPassword ? { password } : {}) })
    // Removed in another window already: nothing failed.
    if ('refusal' in outcome && outcome.refusal.code !== 'not_found') {
      if (isSignInOld(outcome.refusal)) setWantsPassword(true)
      return void tell({ password: outcome.refusal.fields?.password })
    }
    showToast({ title: t('remove.done'), tone: 'success' })
    onOpenChange(false)
    await revalidate()
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="small"
      title={t('remove.title', { name: passkey.name })}
      closeLabel={t('close')}
      description={t('remove.text')}
      actions={
        <>
          <Button tone="quiet" onClick={() => onOpenChange(false)}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={id} tone="danger" loading={isBusy}>
            {t('remove.confirm')}
          </Button>
        </>
      }
    >
      <form ref={form} id={id} noValidate onSubmit={(event) => void handleSubmit(event)} className="grid gap-5">
        {refusal && !refusal.fields && !isSignInOld(refusal) && (
          <Notice tone="error" announced>
            {refusalText(tAuth, refusal, t('failed'))}
          </Notice>
        )}
        {wantsPassword && <OwnerPassword error={problems.password} onChange={() => forget('password')} />}
      </form>
    </Dialog>
  )
}

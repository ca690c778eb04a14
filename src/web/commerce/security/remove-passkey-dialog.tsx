import { type FormEvent, useId, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { OwnPasskey } from '#contract/passkeys.ts'
import { typedIn } from '#web/commerce/sign-in/form-checks.ts'
import { refusalText } from '#web/commerce/sign-in/refusal-text.ts'
import { useAuthCall } from '#web/commerce/sign-in/use-auth-call.ts'
import { useFormProblems } from '#web/commerce/sign-in/use-form-problems.ts'
import { useWords } from '#web/browser/messages/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { isSignInOld, OwnerPassword } from './owner-password.tsx'
import type { SecurityDialogProps } from './security-dialog.ts'

export function RemovePasskeyDialog({ passkey, open, onOpenChange }: SecurityDialogProps & { passkey: OwnPasskey }) {
  const t = useWords('security')
  const words = useWords('auth')
  const { revalidate } = useRevalidator()
  const id = useId()
  const { ask, isAsking, refusal, forgetRefusal } = useAuthCall()
  const { form, problems, tell, forget } = useFormProblems<'password'>()
  const [wantsPassword, setWantsPassword] = useState(false)

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isAsking) return
    const password = typedIn(new FormData(event.currentTarget), 'password')
    if (tell(wantsPassword && password === '' ? { password: words('check.passwordMissing') } : {})) return forgetRefusal()
    const answer = await ask('/passkey/delete-passkey', { id: passkey.id, ...(wantsPassword ? { password } : {}) })
    // Removed in another window: what was wanted is so.
    if ('refusal' in answer && answer.refusal.code !== 'not_found') {
      if (isSignInOld(answer.refusal)) setWantsPassword(true)
      return void tell({ password: answer.refusal.fields?.['password'] })
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
          <Button type="submit" form={id} tone="danger" loading={isAsking}>
            {t('remove.confirm')}
          </Button>
        </>
      }
    >
      <form ref={form} id={id} noValidate onSubmit={(event) => void handleSubmit(event)} className="grid gap-5">
        {refusal && !refusal.fields && !isSignInOld(refusal) && (
          <Notice tone="error" announced>
            {refusalText(words, refusal, t('failed'))}
          </Notice>
        )}
        {wantsPassword && <OwnerPassword error={problems.password} onChange={() => forget('password')} />}
      </form>
    </Dialog>
  )
}

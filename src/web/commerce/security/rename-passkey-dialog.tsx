import type { FormEvent } from 'react'
import * as passkeys from '#contract/calls/auth-passkeys.gen.ts'
import type { OwnPasskey } from '#contract/passkeys.ts'
import { typedIn } from '#web/commerce/sign-in/form-checks.ts'
import { refusalText } from '#web/commerce/sign-in/refusal-text.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { useFormProblems } from '#web/commerce/sign-in/use-form-problems.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { useRefresh } from '#web/browser/use-refresh.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { SecurityDialogProps } from './security-dialog.ts'

export function RenamePasskeyDialog({ passkey, open, onOpenChange }: SecurityDialogProps & { passkey: OwnPasskey }) {
  const t = useMessages('security')
  const tAuth = useMessages('auth')
  const refresh = useRefresh()
  const { send, isBusy, refusal } = useWrite(passkeys.rename)
  const { form, problems, tell, forget } = useFormProblems<'name'>()

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const name = typedIn(new FormData(event.currentTarget), 'name').trim()
    if (tell(name === '' ? { name: t('passkeys.nameMissing') } : {})) return
    const outcome = await send({ id: passkey.id, name })
    if ('refusal' in outcome) return void tell({ name: outcome.refusal.fields?.name })
    onOpenChange(false)
    await refresh()
  }

  return (
    <Dialog open={open} onOpenChange={onOpenChange} size="small" title={t('rename.title')} closeLabel={t('close')}>
      <form ref={form} noValidate onSubmit={(event) => void handleSubmit(event)} className="grid gap-5">
        {refusal && !refusal.fields && (
          <Notice tone="error" announced>
            {refusalText(tAuth, refusal, t('failed'))}
          </Notice>
        )}
        <TextField
          label={t('passkeys.name')}
          name="name"
          defaultValue={passkey.name}
          maxLength={60}
          required
          autoComplete="off"
          error={problems.name}
          onChange={() => forget('name')}
        />
        <Button type="submit" wide loading={isBusy}>
          {t('rename.confirm')}
        </Button>
      </form>
    </Dialog>
  )
}

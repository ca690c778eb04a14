import { useRevalidator } from 'react-router'
import type { OwnPasskey } from '#contract/passkeys.ts'
import { refusalText } from '#web/commerce/sign-in/refusal-text.ts'
import { useAuthCall } from '#web/commerce/sign-in/use-auth-call.ts'
import { useWords } from '#web/kit/words/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { showToast } from '#web/ui/toasts.ts'
import type { SecurityDialogProps } from './security-dialog.ts'

export function RemovePasskeyDialog({ passkey, open, onOpenChange }: SecurityDialogProps & { passkey: OwnPasskey }) {
  const t = useWords('security')
  const words = useWords('auth')
  const { revalidate } = useRevalidator()
  const { ask, isAsking, refusal } = useAuthCall()

  async function handleRemove() {
    const answer = await ask('/passkey/delete-passkey', { id: passkey.id })
    // Removed in another window: what was wanted is so.
    if ('refusal' in answer && answer.refusal.code !== 'not_found') return
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
          <Button tone="danger" loading={isAsking} onClick={() => void handleRemove()}>
            {t('remove.confirm')}
          </Button>
        </>
      }
    >
      {refusal && (
        <Notice tone="error" announced>
          {refusalText(words, refusal, t('failed'))}
        </Notice>
      )}
    </Dialog>
  )
}

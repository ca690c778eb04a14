import * as passkeys from '#contract/calls/auth-passkeys.gen.ts'
import type { OwnPasskey } from '#contract/passkeys.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { useRefresh } from '#web/browser/use-refresh.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { ProofStep } from './proof-step.tsx'
import type { ProofDialogProps } from './security-dialog.ts'

export function RemovePasskeyDialog({ passkey, proofs, open, onOpenChange }: ProofDialogProps & { passkey: OwnPasskey }) {
  const t = useMessages('security')
  const refresh = useRefresh()

  async function finish() {
    showToast({ title: t('remove.done'), tone: 'success' })
    onOpenChange(false)
    await refresh()
  }

  /** A passkey already removed in another window is not a failure. */
  function handleRefused(code: string): boolean {
    if (code !== 'not_found') return false
    void finish()
    return true
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
        <Button tone="quiet" onClick={() => onOpenChange(false)}>
          {t('cancel')}
        </Button>
      }
    >
      <ProofStep
        call={passkeys.remove}
        proofs={proofs}
        input={(proof) => ({ id: passkey.id, ...proof })}
        tone="danger"
        submit={t('remove.confirm')}
        onAnswer={finish}
        onRefused={handleRefused}
      />
    </Dialog>
  )
}

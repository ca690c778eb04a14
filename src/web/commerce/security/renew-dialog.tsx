import { useState } from 'react'
import * as secondFactor from '#contract/calls/auth-second-factor.gen.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { useRefresh } from '#web/browser/use-refresh.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ProofStep } from './proof-step.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import type { ProofDialogProps } from './security-dialog.ts'

export function RenewDialog({ proofs, open, onOpenChange }: ProofDialogProps) {
  const t = useMessages('security')
  const refresh = useRefresh()
  const [codes, setCodes] = useState<string[]>()

  function handleOpenChange(next: boolean) {
    onOpenChange(next)
    if (next) return
    setCodes(undefined)
    if (codes) void refresh()
  }

  return (
    <Dialog
      open={open}
      onOpenChange={handleOpenChange}
      firm={codes !== undefined}
      size="small"
      title={codes ? t('codes.title') : t('renew.title')}
      closeLabel={t('close')}
      actions={codes && <Button onClick={() => handleOpenChange(false)}>{t('codes.done')}</Button>}
    >
      {codes ? (
        <RecoveryCodes codes={codes} />
      ) : (
        <ProofStep
          call={secondFactor.renewCodes}
          proofs={proofs}
          input={(proof) => proof}
          submit={t('renew.confirm')}
          onAnswer={({ backupCodes }) => setCodes(backupCodes)}
        >
          <p className="text-body text-smoke">{t('renew.text')}</p>
        </ProofStep>
      )}
    </Dialog>
  )
}

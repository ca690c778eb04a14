import { useState } from 'react'
import * as secondFactor from '#contract/calls/auth-second-factor.gen.ts'
import type { SecondFactorSetUp } from '#contract/second-factor.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { useRefresh } from '#web/browser/use-refresh.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ConfirmCode } from './confirm-code.tsx'
import { ProofStep } from './proof-step.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import type { ProofDialogProps } from './security-dialog.ts'

/** The steps are the password, the QR code with a code to confirm that the app has it, and the recovery codes. */
export function SetUpDialog({ proofs, open, onOpenChange }: ProofDialogProps) {
  const t = useMessages('security')
  const refresh = useRefresh()
  const [setUp, setSetUp] = useState<SecondFactorSetUp>()
  const [codes, setCodes] = useState<string[]>()

  function handleOpenChange(next: boolean) {
    onOpenChange(next)
    if (next) return
    setSetUp(undefined)
    setCodes(undefined)
    if (codes) void refresh()
  }

  return (
    <Dialog
      open={open}
      onOpenChange={handleOpenChange}
      firm={setUp !== undefined}
      size="small"
      title={codes ? t('codes.title') : t('setUp.title')}
      closeLabel={t('close')}
      actions={codes && <Button onClick={() => handleOpenChange(false)}>{t('codes.done')}</Button>}
    >
      {codes ? (
        <RecoveryCodes codes={codes} />
      ) : setUp ? (
        <ConfirmCode setUp={setUp} onConfirmed={setCodes} />
      ) : (
        <ProofStep call={secondFactor.begin} proofs={proofs} input={(proof) => proof} submit={t('setUp.next')} onAnswer={setSetUp}>
          <p className="text-body text-smoke">{t('setUp.text')}</p>
        </ProofStep>
      )}
    </Dialog>
  )
}

import * as passkeys from '#contract/calls/auth-passkeys.gen.ts'
import { deviceName } from '#contract/rules/device-name.ts'
import { startRegistration, type PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import { useState } from 'react'
import { typedIn } from '#web/commerce/sign-in/form-checks.ts'
import { refusalText } from '#web/commerce/sign-in/refusal-text.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { useRefresh } from '#web/browser/use-refresh.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { isGivenUp, isKnownHere, sentAnswer } from './passkey-answers.ts'
import { ProofStep } from './proof-step.tsx'
import type { ProofDialogProps } from './security-dialog.ts'

export function AddPasskeyDialog({ proofs, open, onOpenChange }: ProofDialogProps) {
  const t = useMessages('security')
  const tAuth = useMessages('auth')
  const refresh = useRefresh()
  const { send, isBusy } = useWrite(passkeys.add)
  const [nameProblem, setNameProblem] = useState<string>()
  const [failure, setFailure] = useState<string>()

  async function handleOptions(optionsJSON: PublicKeyCredentialCreationOptionsJSON, form: FormData) {
    setFailure(undefined)
    try {
      const response = sentAnswer(await startRegistration({ optionsJSON }))
      const outcome = await send({ name: typedIn(form, 'name').trim(), response })
      if ('refusal' in outcome) return setFailure(refusalText(tAuth, outcome.refusal, t('failed')))
    } catch (error) {
      return setFailure(isKnownHere(error) ? t('passkeys.known') : isGivenUp(error) ? t('passkeys.givenUp') : t('passkeys.failed'))
    }
    showToast({ title: t('passkeys.added'), tone: 'success' })
    onOpenChange(false)
    await refresh()
  }

  function checkName(form: FormData): boolean {
    const problem = typedIn(form, 'name').trim() === '' ? t('passkeys.nameMissing') : undefined
    setNameProblem(problem)
    return problem === undefined
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="small"
      title={t('passkeys.addTitle')}
      closeLabel={t('close')}
      description={t('passkeys.addText')}
    >
      <ProofStep
        call={passkeys.begin}
        proofs={proofs}
        input={(proof) => proof}
        submit={t('passkeys.addConfirm')}
        busy={isBusy}
        check={checkName}
        onAnswer={handleOptions}
      >
        {failure && (
          <Notice tone="error" announced>
            {failure}
          </Notice>
        )}
        <TextField
          label={t('passkeys.name')}
          hint={t('passkeys.nameHint')}
          name="name"
          defaultValue={thisDevice()}
          maxLength={60}
          required
          autoComplete="off"
          error={nameProblem}
          onChange={() => setNameProblem(undefined)}
        />
      </ProofStep>
    </Dialog>
  )
}

function thisDevice(): string {
  const { browser, system } = deviceName(navigator.userAgent)
  return [system, browser].filter(Boolean).join(', ')
}

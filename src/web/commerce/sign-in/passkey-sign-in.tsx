import { useEffect, useEffectEvent, useState } from 'react'
import * as passkeys from '#contract/calls/auth-passkeys.gen.ts'
import { track } from '#web/features/analytics/track.ts'
import { announceSession } from '#web/browser/session-events.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { refusalText } from './refusal-text.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'

export type PasskeySignInProps = {
  onSignedIn?: () => void
  /** Also offers passkeys in the e-mail field's autofill. */
  inAutofill?: boolean
}

/** Signs in with a passkey, which replaces password and second factor. Its library loads when first needed. */
export function PasskeySignIn({ onSignedIn, inAutofill = false }: PasskeySignInProps) {
  const t = useMessages('auth')
  const { send, isBusy, refusal } = useWrite(passkeys.signIn)
  const [state, setState] = useState<{ isBusy: boolean; failure?: string }>({ isBusy: false })

  async function signIn(isQuiet: boolean) {
    if (!isQuiet) setState({ isBusy: true })
    try {
      const { answerByPasskey } = await import('./answer-by-passkey.ts')
      const response = await answerByPasskey(isQuiet)
      if (!response) return setState({ isBusy: false })
      const outcome = await send({ response })
      setState({ isBusy: false })
      if ('refusal' in outcome) return
      track('user_login', { method: 'passkey' })
      announceSession('signed_in')
      showToast({ title: t('flash.welcome'), tone: 'success' })
      onSignedIn?.()
    } catch {
      if (!isQuiet) setState({ isBusy: false, failure: t('passkey.failed') })
    }
  }

  const offer = useEffectEvent(() => void signIn(true))
  useEffect(() => {
    if (!inAutofill || !('PublicKeyCredential' in window) || !PublicKeyCredential.isConditionalMediationAvailable) return undefined
    let isGone = false
    void PublicKeyCredential.isConditionalMediationAvailable().then((isAvailable) => {
      if (isAvailable && !isGone) offer()
    })
    return () => {
      isGone = true
      void import('./answer-by-passkey.ts').then(({ stopAsking }) => stopAsking())
    }
  }, [inAutofill])

  const failure = state.failure ?? (refusal && refusalText(t, refusal, t('passkey.failed')))
  return (
    <div className="grid gap-3">
      <Button tone="secondary" wide loading={state.isBusy || isBusy} onClick={() => void signIn(false)}>
        {t('passkey.signIn')}
      </Button>
      {failure && (
        <Notice tone="error" announced>
          {failure}
        </Notice>
      )}
    </div>
  )
}

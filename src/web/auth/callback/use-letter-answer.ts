import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { pages } from '#contract/pages.ts'
import { refusalText } from '#web/commerce/sign-in/refusal-text.ts'
import { useAuthCall } from '#web/commerce/sign-in/use-auth-call.ts'
import { track } from '#web/features/analytics/track.ts'
import { announceSession } from '#web/browser/session-events.ts'
import { useWords } from '#web/browser/messages/use-words.ts'
import { showToast } from '#web/ui/toasts.ts'
import { useLetterLink } from '../letter-link.ts'
import { safeReturnUrl } from '../login/return-url.ts'
import { isLetterType } from './letter-types.ts'

export type LetterAnswer =
  | { state: 'working' }
  | { state: 'confirmed'; email: string | undefined }
  | { state: 'changed' }
  /** Used, too old, or for something else. */
  | { state: 'failed' }
  /** The server did not decide; the link may still be good. */
  | { state: 'error'; text: string }
  /** No link of ours. */
  | { state: 'unexpected' }

type Body = { user?: { email?: string }; twoFactorRedirect?: boolean }

/** Sends the token of the address once, and does what its letter promised. */
export function useLetterAnswer() {
  const t = useWords('auth')
  const navigate = useNavigate()
  const link = useLetterLink()
  const { ask } = useAuthCall()
  const [answer, setAnswer] = useState<LetterAnswer>({ state: 'working' })
  const isOurs = link.token !== '' && isLetterType(link.type) && link.type !== 'password_reset'
  const sent = useRef('')

  async function send() {
    setAnswer({ state: 'working' })
    const path = link.type === 'magic_link' ? '/magic-link/verify' : '/verify-email'
    const outcome = await ask<Body>(path, { token: link.token })
    if ('refusal' in outcome) {
      const { code, fields } = outcome.refusal
      const isDecided = code === 'link_invalid' || code === 'account_deactivated' || fields !== undefined
      return setAnswer(isDecided ? { state: 'failed' } : { state: 'error', text: refusalText(t, outcome.refusal, t('callback.errorText')) })
    }
    if (link.type === 'magic_link') return signedIn(outcome.body)
    if (link.type === 'confirmation') return setAnswer({ state: 'confirmed', email: outcome.body.user?.email })
    announceSession('user_updated')
    return setAnswer({ state: 'changed' })
  }

  function signedIn({ twoFactorRedirect }: Body) {
    if (!twoFactorRedirect) {
      track('user_login', { method: 'magic_link' })
      announceSession('signed_in')
      showToast({ title: t('flash.welcome'), tone: 'success' })
    }
    // The loader there knows who that is and where they belong.
    void navigate(pages.login(safeReturnUrl(link.returnUrl)), { replace: true })
  }

  useEffect(() => {
    if (!isOurs || sent.current === link.token) return
    sent.current = link.token
    void send()
  })

  const shown: LetterAnswer = isOurs ? answer : { state: 'unexpected' }
  return { link, answer: shown, retry: () => void send() }
}

import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { AnswerOf } from '#contract/calls/typed-call.ts'
import * as signIn from '#contract/calls/auth-sign-in.gen.ts'
import { pages } from '#contract/pages.ts'
import { refusalText } from '#web/commerce/sign-in/refusal-text.ts'
import type { RefusalOf } from '#web/browser/calls/request-errors.ts'
import { useCall } from '#web/browser/calls/use-call.ts'
import { track } from '#web/features/analytics/track.ts'
import { announceSession } from '#web/browser/session-events.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { showToast } from '#web/ui/toasts.ts'
import { useMailLink } from '../mail-link.ts'
import { safeReturnUrl } from '../login/return-url.ts'
import { isMailLinkType } from './mail-link-types.ts'

export type MailLinkAnswer =
  | { state: 'working' }
  | { state: 'confirmed'; email: string | undefined }
  | { state: 'changed' }
  /** Used, too old, or for something else. */
  | { state: 'failed' }
  /** The server did not decide; the link may still be good. */
  | { state: 'error'; text: string }
  /** No link of ours. */
  | { state: 'unexpected' }

/** Sends the token of the address once, and does what its mail promised. */
export function useMailLinkAnswer() {
  const t = useMessages('auth')
  const navigate = useNavigate()
  const link = useMailLink()
  const opening = useCall(signIn.openLink)
  const confirming = useCall(signIn.confirmAddress)
  const [answer, setAnswer] = useState<MailLinkAnswer>({ state: 'working' })
  const isOurs = link.token !== '' && isMailLinkType(link.type) && link.type !== 'password_reset'
  const sent = useRef('')

  async function send() {
    setAnswer({ state: 'working' })
    const input = { body: { token: link.token } }
    if (link.type === 'magic_link') {
      const outcome = await opening.send(input)
      return 'refusal' in outcome ? refused(outcome.refusal) : signedIn(outcome.answer)
    }
    const outcome = await confirming.send(input)
    if ('refusal' in outcome) return refused(outcome.refusal)
    if (link.type === 'confirmation') return setAnswer({ state: 'confirmed', email: outcome.answer.user.email })
    announceSession('user_updated')
    return setAnswer({ state: 'changed' })
  }

  function refused(refusal: RefusalOf<typeof signIn.openLink> | RefusalOf<typeof signIn.confirmAddress>) {
    const isDecided = refusal.code === 'link_invalid' || refusal.code === 'account_deactivated' || refusal.fields !== undefined
    setAnswer(isDecided ? { state: 'failed' } : { state: 'error', text: refusalText(t, refusal, t('callback.errorText')) })
  }

  function signedIn(opened: AnswerOf<typeof signIn.openLink>) {
    if (!('twoFactorRedirect' in opened)) {
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

  const shown: MailLinkAnswer = isOurs ? answer : { state: 'unexpected' }
  return { link, answer: shown, retry: () => void send() }
}

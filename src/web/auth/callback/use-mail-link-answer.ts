import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { AnswerOf } from '#contract/calls/typed-call.ts'
import * as signIn from '#contract/calls/auth-sign-in.gen.ts'
import { pages } from '#contract/pages.ts'
import type { LinkFacts } from '#contract/sign-in.ts'
import { refusalText } from '#web/commerce/sign-in/refusal-text.ts'
import type { AnyRefusal } from '#web/browser/calls/refusal-sentence.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { track } from '#web/features/analytics/track.ts'
import { announceSession } from '#web/browser/session-events.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { showToast } from '#web/ui/toasts.ts'
import { useMailLink } from '../mail-link.ts'
import { safeReturnUrl } from '../login/return-url.ts'
import { isMailLinkType } from './mail-link-types.ts'

export type MailLinkAnswer =
  | { state: 'reading' }
  /** Waits for a press, since mail scanners open links and run their scripts. */
  | { state: 'asking'; link: LinkFacts; problem?: string | undefined; failure?: string | undefined }
  | { state: 'confirmed'; email: string | undefined }
  /** The address is confirmed, and the password of the sign-up was dropped. */
  | { state: 'confirmed_without' }
  | { state: 'changed' }
  /** The link was used, is too old, or is for another purpose. */
  | { state: 'failed' }
  /** The server did not decide; the link may still be valid. */
  | { state: 'error'; text: string }
  /** Not a link of this shop. */
  | { state: 'unexpected' }

/** Looks up the purpose of the token in the address, and carries it out after a press. */
export function useMailLinkAnswer() {
  const t = useMessages('auth')
  const navigate = useNavigate()
  const link = useMailLink()
  const reading = useWrite(signIn.readLink)
  const opening = useWrite(signIn.openLink)
  const confirming = useWrite(signIn.confirmAddress)
  const entering = useWrite(signIn.signIn)
  const [answer, setAnswer] = useState<MailLinkAnswer>({ state: 'reading' })
  const isOurs = link.token !== '' && isMailLinkType(link.type) && link.type !== 'password_reset'
  const read = useRef('')

  async function readFacts() {
    setAnswer({ state: 'reading' })
    const outcome = await reading.send({ token: link.token })
    if ('refusal' in outcome) return setAnswer(decided(outcome.refusal) ?? { state: 'error', text: textOf(outcome.refusal) })
    setAnswer({ state: 'asking', link: outcome.answer })
  }

  async function open(facts: LinkFacts) {
    const outcome = await opening.send({ body: { token: link.token } })
    if ('refusal' in outcome) return setAnswer(refused(facts, outcome.refusal))
    signedIn(outcome.answer)
  }

  async function confirm(facts: LinkFacts, typed: { password?: string; withoutPassword?: boolean } = {}) {
    const outcome = await confirming.send({ body: { token: link.token, ...typed } })
    if ('refusal' in outcome) return setAnswer(refused(facts, outcome.refusal))
    const { email } = outcome.answer.user
    if (facts.type === 'email_change') {
      announceSession('user_updated')
      return setAnswer({ state: 'changed' })
    }
    if (typed.withoutPassword) return setAnswer({ state: 'confirmed_without' })
    if (typed.password !== undefined) {
      const entered = await entering.send({ email, password: typed.password })
      if ('answer' in entered) return signedIn(entered.answer)
    }
    setAnswer({ state: 'confirmed', email })
  }

  function refused(facts: LinkFacts, refusal: AnyRefusal & { fields?: { password?: string } | undefined }): MailLinkAnswer {
    if (refusal.code === 'password_needed') return { state: 'asking', link: { ...facts, asks: 'password' } }
    const problem = refusal.fields?.password
    if (problem !== undefined) return { state: 'asking', link: facts, problem }
    return decided(refusal) ?? { state: 'asking', link: facts, failure: textOf(refusal) }
  }

  function textOf(refusal: AnyRefusal): string {
    return refusalText(t, refusal, t('callback.errorText'))
  }

  function signedIn(opened: AnswerOf<typeof signIn.openLink> | AnswerOf<typeof signIn.signIn>) {
    if (!('twoFactorRedirect' in opened)) {
      track('user_login', { method: link.type === 'magic_link' ? 'magic_link' : 'password' })
      announceSession('signed_in')
      showToast({ title: t('flash.welcome'), tone: 'success' })
    }
    // The loader of the sign-in page redirects to the right page for this user.
    void navigate(pages.login(safeReturnUrl(link.returnUrl)), { replace: true })
  }

  useEffect(() => {
    if (!isOurs || read.current === link.token) return
    read.current = link.token
    void readFacts()
  })

  const shown: MailLinkAnswer = isOurs ? answer : { state: 'unexpected' }
  const isBusy = opening.isBusy || confirming.isBusy || entering.isBusy
  return { link, answer: shown, isBusy, retry: () => void readFacts(), open, confirm }
}

function decided({ code, fields }: AnyRefusal & { fields?: object | undefined }): MailLinkAnswer | undefined {
  return code === 'link_invalid' || code === 'account_deactivated' || fields !== undefined ? { state: 'failed' } : undefined
}

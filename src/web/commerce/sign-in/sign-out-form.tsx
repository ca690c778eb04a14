import type { FormEvent, ReactNode } from 'react'
import { Form, useHref } from 'react-router'
import * as signIn from '#contract/calls/auth-sign-in.gen.ts'
import { pages } from '#contract/pages.ts'
import { createAreaTranslator } from '#contract/messages/translator.ts'
import { track } from '#web/features/analytics/track.ts'
import { leaveFlash } from '#web/render/flash.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { leaveSignedOut } from '#web/commerce/sign-in/leave-signed-out.ts'
import { useLanguage } from '#web/browser/messages/use-messages.ts'
import { showToast } from '#web/ui/toasts.ts'

export type SignOutFormProps = {
  /** The button, or a function that receives whether the sign-out is in progress. */
  children: ReactNode | ((isSigningOut: boolean) => ReactNode)
  className?: string
}

/** Ends the session and notifies every tab. Without scripts the form is sent to /logout, which does the same. */
export function SignOutForm({ children, className }: SignOutFormProps) {
  const language = useLanguage()
  const home = useHref(pages.home())
  const { send, isBusy } = useWrite(signIn.signOut, {
    onSuccess: leave,
    // A missing session counts as ended.
    onRefused: ({ code }) => (code === 'not_signed_in' ? void leave() : void tellFailure()),
  })

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    void send()
  }

  function leave(): Promise<never> {
    track('user_logout', {})
    leaveFlash('signedOut')
    return leaveSignedOut(home)
  }

  async function tellFailure() {
    const { loadMessages } = await import('#web/browser/messages/load-messages.ts')
    const t = createAreaTranslator<'auth'>(language, await loadMessages(language, 'auth'))
    showToast({ title: t('logout.failed'), description: t('logout.text'), tone: 'error' })
  }

  return (
    <Form method="post" action={pages.logout()} onSubmit={handleSubmit} className={className}>
      {typeof children === 'function' ? children(isBusy) : children}
    </Form>
  )
}

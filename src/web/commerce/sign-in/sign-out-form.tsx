import { type FormEvent, type ReactNode, useState } from 'react'
import { Form, useHref } from 'react-router'
import { pages } from '#contract/pages.ts'
import { createAreaWords } from '#contract/messages/words.ts'
import { track } from '#web/features/analytics/track.ts'
import { leaveFlash } from '#web/render/flash.ts'
import { request } from '#web/browser/request.ts'
import { RequestError } from '#web/browser/request-errors.ts'
import { announceSession } from '#web/browser/session-events.ts'
import { useLanguage } from '#web/browser/messages/use-words.ts'
import { showToast } from '#web/ui/toasts.ts'

export type SignOutFormProps = {
  /** The button; as a function it learns whether the server is being asked. */
  children: ReactNode | ((isSigningOut: boolean) => ReactNode)
  className?: string
}

const timeoutMs = 10_000

/** Ends the session here and tells every tab. Without a script the form is sent to /logout, which does the same. */
export function SignOutForm({ children, className }: SignOutFormProps) {
  const language = useLanguage()
  const home = useHref(pages.home())
  const [isSigningOut, setIsSigningOut] = useState(false)

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSigningOut) return
    setIsSigningOut(true)
    try {
      await request('/api/auth/sign-out', { method: 'POST', body: {}, timeoutMs })
    } catch (error) {
      // A session that is missing already is what was wanted.
      if (!(error instanceof RequestError) || error.status !== 401) {
        setIsSigningOut(false)
        return tellFailure()
      }
    }
    track('user_logout', {})
    announceSession('signed_out')
    leaveFlash('signedOut')
    // The whole document, so that nothing personal stays in memory.
    window.location.assign(home)
  }

  async function tellFailure() {
    const { loadWords } = await import('#web/browser/messages/load-words.ts')
    const t = createAreaWords<'auth'>(language, await loadWords(language, 'auth'))
    showToast({ title: t('logout.failed'), description: t('logout.text'), tone: 'error' })
  }

  return (
    <Form method="post" action={pages.logout()} onSubmit={(event) => void handleSubmit(event)} className={className}>
      {typeof children === 'function' ? children(isSigningOut) : children}
    </Form>
  )
}

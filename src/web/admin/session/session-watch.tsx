import { lazy, Suspense, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { pages } from '#contract/pages.ts'
import { noteTypist } from '#web/browser/own-typing.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Link } from '#web/ui/link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { OpenSession } from './session-phase.ts'
import { useSessionPhase } from './use-session-phase.ts'

const SignInHere = lazy(() => import('./sign-in-here.tsx').then((module) => ({ default: module.SignInHere })))

/**
 * Warns before a back-office session expires, and covers the page afterwards to hide customers' data from passers-by. The page keeps its
 * typed text until it is loaded again after a sign-in.
 */
export function SessionWatch({ session }: { session: OpenSession }) {
  const t = useMessages('admin')
  const phase = useSessionPhase(session)
  const { email, idleMinutes } = session
  if (phase === 'open') return null
  if (phase === 'ending')
    return (
      <div className="fixed inset-x-4 bottom-4 z-50 mx-auto max-w-105 bg-surface shadow-float print:hidden">
        <Notice title={t('session.endingTitle')} announced>
          {t('session.endingText')}
        </Notice>
      </div>
    )
  const reasons = { over: t('session.overText'), ended: t('session.endedText'), idle: t('session.idleText', { count: idleMinutes }) }
  return <SessionCover email={email} text={reasons[phase]} />
}

function SessionCover({ email, text }: { email: string; text: string }) {
  const t = useMessages('admin')
  const cover = useRef<HTMLDialogElement>(null)
  const { pathname, search } = useLocation()

  // A modal dialog covers all other open dialogs and makes the page below inert.
  useEffect(() => {
    const { activeElement } = document
    cover.current?.showModal()
    // After this another person may sign in, in any tab.
    noteTypist(undefined)
    return () => {
      if (activeElement instanceof HTMLElement) activeElement.focus()
    }
  }, [])

  return (
    <dialog
      ref={cover}
      aria-labelledby="session-over"
      onCancel={(event) => event.preventDefault()}
      // Browsers close a dialog on the second Escape despite `preventDefault`.
      onClose={() => cover.current?.showModal()}
      className="m-0 h-dvh max-h-none w-screen max-w-none overflow-y-auto bg-office p-6 text-ink print:hidden"
    >
      <div className="mx-auto grid max-w-105 gap-5 py-10">
        <h2 id="session-over" className="font-display text-heading-2">
          {t('session.overTitle')}
        </h2>
        <p className="text-body">
          {text} {t('session.kept')}
        </p>
        <Suspense>
          <SignInHere email={email} />
        </Suspense>
        <p className="text-label">
          <Link to={pages.login(pathname + search)} reloadDocument className="text-link">
            {t('session.elsewhere')}
          </Link>
        </p>
      </div>
    </dialog>
  )
}

import { Outlet } from 'react-router'
import type { AccountActor } from '#contract/actor.ts'
import { onlyStaff } from '#web/render/guards.ts'
import { useFlashToast } from '#web/render/flash-toast.ts'
import { visitContext } from '#web/render/page-context.ts'
import { wordsOf } from '#web/browser/messages/catalogue.ts'
import { useWords } from '#web/browser/messages/use-words.ts'
import { SkipLink } from '#web/ui/skip-link.tsx'
import { ToastOutlet } from '#web/ui/toast-outlet.tsx'
import type { Route } from './+types/layout'
import { BackOfficeNavigation } from './navigation.tsx'
import { SessionWatch } from './session/session-watch.tsx'

export const middleware = [onlyStaff]

export function loader({ context }: Route.LoaderArgs) {
  const { actor, language } = context.get(visitContext)
  const account = actor.kind === 'account' ? actor : undefined
  return { person: account && personOf(account), session: account && sessionOf(account), ...wordsOf(language, ['admin']) }
}

export function meta() {
  return [{ name: 'robots', content: 'noindex' }]
}

export default function BackOfficeLayout({ loaderData: { person, session } }: Route.ComponentProps) {
  const t = useWords('admin')
  return (
    <div className="min-h-dvh bg-office text-small text-ink md:grid md:grid-cols-[13.25rem_minmax(0,1fr)] print:block print:bg-transparent">
      <SkipLink>{t('nav.skip')}</SkipLink>
      <BackOfficeNavigation person={person} />
      <main id="content" tabIndex={-1} className="min-w-0 px-4 pt-5 pb-16 outline-none md:px-7 print:p-0">
        {/* Another person finds nothing that this one typed. */}
        <Outlet key={person?.id} />
      </main>
      <Toasts />
      {session && <SessionWatch {...session} />}
    </div>
  )
}

function Toasts() {
  const t = useWords('admin')
  useFlashToast()
  return <ToastOutlet labels={{ region: t('nav.messages'), close: t('action.close') }} />
}

function personOf(account: AccountActor) {
  return { id: account.accountId, name: account.fullName, role: roleOf(account) }
}

/** How long from now, since the clock of a browser may be wrong. */
function sessionOf({ email, staffSession }: AccountActor) {
  return staffSession && { email, idleMinutes: staffSession.idleMinutes, endsInMs: staffSession.endsAt.getTime() - Date.now() }
}

function roleOf({ role, isSuperAdmin }: { role: string; isSuperAdmin: boolean }): 'superAdmin' | 'admin' | 'staff' {
  if (role !== 'admin') return 'staff'
  return isSuperAdmin ? 'superAdmin' : 'admin'
}

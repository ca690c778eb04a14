import { Outlet } from 'react-router'
import { onlyStaff } from '#web/render/guards.ts'
import { useFlashToast } from '#web/render/flash-toast.ts'
import { visitContext } from '#web/render/page-context.ts'
import { wordsOf } from '#web/browser/messages/catalogue.ts'
import { useWords } from '#web/browser/messages/use-words.ts'
import { SkipLink } from '#web/ui/skip-link.tsx'
import { ToastOutlet } from '#web/ui/toast-outlet.tsx'
import type { Route } from './+types/layout'
import { BackOfficeNavigation } from './navigation.tsx'

export const middleware = [onlyStaff]

export function loader({ context }: Route.LoaderArgs) {
  const { actor, language } = context.get(visitContext)
  const person = actor.kind === 'account' ? { name: actor.fullName, role: roleOf(actor) } : undefined
  return { person, ...wordsOf(language, ['admin']) }
}

export function meta() {
  return [{ name: 'robots', content: 'noindex' }]
}

export default function BackOfficeLayout({ loaderData: { person } }: Route.ComponentProps) {
  const t = useWords('admin')
  return (
    <div className="min-h-dvh bg-office text-small text-ink md:grid md:grid-cols-[13.25rem_minmax(0,1fr)] print:block print:bg-transparent">
      <SkipLink>{t('nav.skip')}</SkipLink>
      <BackOfficeNavigation person={person} />
      <main id="content" tabIndex={-1} className="min-w-0 px-4 pt-5 pb-16 outline-none md:px-7 print:p-0">
        <Outlet />
      </main>
      <Toasts />
    </div>
  )
}

function Toasts() {
  const t = useWords('admin')
  useFlashToast()
  return <ToastOutlet labels={{ region: t('nav.messages'), close: t('action.close') }} />
}

function roleOf({ role, isSuperAdmin }: { role: string; isSuperAdmin: boolean }): 'superAdmin' | 'admin' | 'staff' {
  if (role !== 'admin') return 'staff'
  return isSuperAdmin ? 'superAdmin' : 'admin'
}

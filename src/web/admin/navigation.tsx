import { useLocation } from 'react-router'
import { pages } from '#contract/pages.ts'
import { SignOutForm } from '#web/commerce/sign-in/sign-out-form.tsx'
import { useShop } from '#web/browser/use-shop.ts'
import { useWords } from '#web/browser/messages/use-words.ts'
import { LogOutIcon } from '#web/ui/icons.tsx'
import { Link } from '#web/ui/link.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { LanguageLinks } from './language-links.tsx'

export type BackOfficeNavigationProps = { person: { name: string; role: 'superAdmin' | 'admin' | 'staff' } | undefined }

/** Dark at the side; on a phone a bar above the page. */
export function BackOfficeNavigation({ person }: BackOfficeNavigationProps) {
  const t = useWords('admin')
  const shop = useShop()
  const { pathname } = useLocation()
  return (
    <header className="on-cloth bg-night text-night-text print:hidden">
      <div className="md:sticky md:top-0 md:flex md:h-dvh md:flex-col md:overflow-y-auto md:px-3 md:py-5">
        <div className="flex items-center justify-between gap-3 px-4 py-2 md:px-2 md:py-0">
          <Link to={pages.adminOrders()} className="rounded-edge">
            <Logo name={shop.name} tone="bone" />
            <span className="sr-only">{t('nav.home')}</span>
          </Link>
          <div className="md:hidden">
            <LanguageLinks />
          </div>
        </div>
        <nav
          aria-label={t('nav.label')}
          className="flex items-center gap-1 px-2 pb-2 md:mt-5 md:flex-1 md:flex-col md:items-stretch md:p-0"
        >
          <Link
            to={pages.adminOrders()}
            aria-current={pathname.startsWith(pages.adminOrders()) ? 'page' : undefined}
            className="flex min-h-9 items-center rounded-edge px-2.5 font-medium hover:text-bone aria-[current=page]:bg-night-raised aria-[current=page]:font-bold aria-[current=page]:text-bone"
          >
            {t('nav.orders')}
          </Link>
          <Link to={pages.security()} className="flex min-h-9 items-center rounded-edge px-2.5 font-medium hover:text-bone">
            {t('nav.security')}
          </Link>
          <div className="ml-auto md:hidden">
            <SignOut compact />
          </div>
        </nav>
        <div className="hidden gap-4 px-2.5 md:grid">
          <LanguageLinks />
          {person && (
            <p className="min-w-0">
              <span className="block truncate font-bold text-bone">{person.name}</span>
              <span className="text-tiny">{t(`role.${person.role}`)}</span>
            </p>
          )}
          <SignOut />
        </div>
      </div>
    </header>
  )
}

function SignOut({ compact = false }: { compact?: boolean }) {
  const t = useWords('admin')
  return (
    <SignOutForm>
      <button
        type="submit"
        className={`press flex min-h-9 items-center gap-2.5 rounded-edge font-medium hover:text-bone ${compact ? 'px-2' : '-ml-1 px-1'}`}
      >
        <LogOutIcon className="size-4.5" />
        {t('nav.signOut')}
      </button>
    </SignOutForm>
  )
}

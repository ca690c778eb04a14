import { officeLanguages, optionOf } from '#contract/languages.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { pages } from '#contract/pages.ts'
import { SignOutForm } from '#web/commerce/sign-in/sign-out-form.tsx'
import { useMessages, useLanguage } from '#web/browser/messages/use-messages.ts'
import { ExternalIcon, LogOutIcon } from '#web/ui/icons.tsx'
import { Kbd } from '#web/ui/kbd.tsx'
import { Link } from '#web/ui/link.tsx'
import type { Person } from './places.ts'
import { useLocation } from 'react-router'
import { Flag } from '#web/ui/flag.tsx'

export type AccountPartProps = { person: Person | undefined; onKeys: () => void; onLeave?: () => void }

const look = 'press flex min-h-9 items-center gap-2.5 rounded-edge text-left font-medium hover:text-bone'

export function AccountPart({ person, onKeys, onLeave }: AccountPartProps) {
  const t = useMessages('admin')
  const roles = useMessages('roles')
  return (
    <div className="grid gap-2 px-2.5">
      <LanguageLinks />
      {person && (
        <Link to={adminPages.account()} onClick={onLeave} className="min-w-0 rounded-edge hover:text-bone">
          <span className="block font-bold break-words text-bone">{person.name}</span>
          <span className="text-tiny">{roles(`name.${person.role}`)}</span>
          <span className="sr-only">, {t('nav.account')}</span>
        </Link>
      )}
      <div>
        <button type="button" onClick={onKeys} className={`${look} max-md:hidden`}>
          {t('key.map')} <Kbd onCloth>?</Kbd>
        </button>
        <Link to={pages.home()} reloadDocument className={look}>
          <ExternalIcon className="size-4.5" />
          {t('nav.toShop')}
        </Link>
        <SignOutForm>
          <button type="submit" className={look}>
            <LogOutIcon className="size-4.5" />
            {t('nav.signOut')}
          </button>
        </SignOutForm>
      </div>
    </div>
  )
}

/** Plain links: the server remembers `?lang=` and answers in that language. */
function LanguageLinks() {
  const t = useMessages('admin')
  const current = useLanguage()
  const { pathname, search } = useLocation()
  return (
    <ul aria-label={t('nav.language')} className="-mx-1.5 flex items-center gap-1">
      {officeLanguages.map(optionOf).map(({ code, displayCode, name, country }) => {
        const query = new URLSearchParams(search)
        query.set('lang', code)
        return (
          <li key={code}>
            <a
              href={`${pathname}?${query}`}
              hrefLang={code}
              lang={code}
              title={name}
              aria-current={code === current ? 'true' : undefined}
              className="group flex min-h-9 items-center gap-1.5 rounded-edge px-1.5 text-tiny font-bold hover:text-bone aria-[current=true]:text-bone"
            >
              <Flag country={country} size="small" />
              {displayCode}
              <span className="sr-only">{name}</span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}

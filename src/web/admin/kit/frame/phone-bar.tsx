import { useRef } from 'react'
import { useLocation } from 'react-router'
import { pages } from '#contract/pages.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { CountBadge } from '#web/ui/count-badge.tsx'
import { CloseIcon, MenuIcon, SearchIcon } from '#web/ui/icons.tsx'
import { Link } from '#web/ui/link.tsx'
import { AccountPart } from './account-part.tsx'
import { type Badges, isAt, type Person, placeGroups, placesFor } from './places.ts'

export type PhoneBarProps = { person: Person | undefined; badges: Badges; onFind: () => void; onKeys: () => void }

const itemLook =
  'flex min-h-16 flex-1 flex-col items-center justify-center gap-1 text-tiny font-medium text-smoke aria-[current=page]:font-bold aria-[current=page]:text-lapis aria-[current=page]:shadow-[inset_0_2px_0_var(--color-lapis)]'

/** Bar at the bottom of a phone with the most used pages; the rest is under "More". Works without the page's script. */
export function PhoneBar({ person, badges, onFind, onKeys }: PhoneBarProps) {
  const t = useMessages('admin')
  const { pathname } = useLocation()
  const sheet = useRef<HTMLElement>(null)
  const places = placesFor(person?.role ?? 'staff', person?.on)
  const close = () => sheet.current?.hidePopover()

  return (
    <>
      <nav
        aria-label={t('nav.bar')}
        className="fixed inset-x-0 bottom-0 z-30 flex border-t border-wool bg-surface pb-[env(safe-area-inset-bottom)] md:hidden print:hidden"
      >
        {places
          .filter(({ onPhone }) => onPhone)
          .map(({ key, to, icon: Icon }) => (
            <Link key={key} to={to} aria-current={isAt(to, pathname) ? 'page' : undefined} className={itemLook}>
              <span className="relative">
                <Icon className="size-5.5" />
                <CountBadge count={badges[key] ?? 0} className="absolute -top-2 left-3.5" />
              </span>
              {t(`nav.place.${key}`)}
            </Link>
          ))}
        <button type="button" popoverTarget="more" className={itemLook}>
          <MenuIcon className="size-5.5" />
          {t('nav.more')}
        </button>
      </nav>
      <section
        ref={sheet}
        id="more"
        popover="auto"
        aria-label={t('nav.more')}
        className="sheet inset-x-0 top-auto bottom-0 m-0 max-h-[92dvh] w-full max-w-none translate-y-full overflow-y-auto rounded-t-edge bg-surface p-4 pb-8 text-small text-ink open:translate-y-0 starting:open:translate-y-full"
      >
        <div className="flex items-center gap-2">
          <button
            type="button"
            onClick={() => {
              close()
              onFind()
            }}
            className="field-edge flex min-h-11 flex-1 items-center gap-3 px-3.5 text-left text-smoke"
          >
            <SearchIcon className="size-4.5" />
            {t('nav.find')}
          </button>
          <button
            type="button"
            popoverTarget="more"
            popoverTargetAction="hide"
            aria-label={t('action.close')}
            className="flex size-11 items-center justify-center"
          >
            <CloseIcon />
          </button>
        </div>
        <nav aria-label={t('nav.label')}>
          {placeGroups.map((group) => {
            const inside = places.filter((place) => place.group === group)
            if (inside.length === 0) return null
            return (
              <div key={group} className="mt-4">
                <p className="text-tiny text-smoke">{t(`nav.group.${group}`)}</p>
                <ul className="grid grid-cols-2">
                  {inside.map(({ key, to }) => (
                    <li key={key}>
                      <Link
                        to={to}
                        onClick={close}
                        aria-current={isAt(to, pathname) ? 'page' : undefined}
                        className="flex min-h-12 items-center justify-between border-b border-wool pr-4 text-label font-medium aria-[current=page]:text-lapis"
                      >
                        {t(`nav.place.${key}`)}
                        {(badges[key] ?? 0) > 0 && <span className="figures font-bold">{badges[key]}</span>}
                      </Link>
                    </li>
                  ))}
                </ul>
              </div>
            )
          })}
          <Link to={pages.security()} onClick={close} className="mt-4 flex min-h-12 items-center text-label font-medium">
            {t('nav.security')}
          </Link>
        </nav>
        <div className="on-cloth mt-3 -mx-1 rounded-edge bg-night py-3 text-night-text">
          <AccountPart person={person} onKeys={onKeys} onLeave={close} />
        </div>
      </section>
    </>
  )
}

import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import type { OrderRow } from '#contract/orders.ts'
import { pages } from '#contract/pages.ts'
import { useShop } from '#web/browser/use-shop.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { SearchIcon } from '#web/ui/icons.tsx'
import { Kbd } from '#web/ui/kbd.tsx'
import { Link } from '#web/ui/link.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { showCurrent } from '#web/ui/show-current.ts'
import { SkipLink } from '#web/ui/skip-link.tsx'
import { useKeys } from '../keys/keyboard.tsx'
import { ActionsProvider } from '../palette/actions.tsx'
import { useUndo } from '../undo/use-undo.ts'
import { useNeighbours } from '../list/neighbours.ts'
import { AccountPart } from './account-part.tsx'
import { PhoneBar } from './phone-bar.tsx'
import { type Badges, isAt, makingsFor, type Person, type Place, placeGroups, placesFor } from './places.ts'
import { useBadges, type Waiting } from './use-badges.ts'

const Palette = lazy(() => import('../palette/palette.tsx').then((module) => ({ default: module.Palette })))
const AcceptDialog = lazy(() => import('../palette/accept-dialog.tsx').then((module) => ({ default: module.AcceptDialog })))
const KeyMap = lazy(() => import('../keys/key-map.tsx').then((module) => ({ default: module.KeyMap })))

export type FrameProps = { person: Person | undefined; waiting: Waiting | undefined; children: ReactNode }

export function Frame({ person, waiting, children }: FrameProps) {
  const badges = useBadges(waiting)
  const t = useMessages('admin')
  const navigate = useNavigate()
  const [open, setOpen] = useState<'palette' | 'keys'>()
  const [accepting, setAccepting] = useState<OrderRow>()
  const { undoLast } = useUndo()
  const role = person?.role ?? 'staff'
  const ownPlaces = placesFor(role, person?.on)
  const { next, previous } = useNeighbours()
  useKeys([
    { keys: 'mod+k', label: t('nav.find'), group: 'everywhere', everywhere: true, act: () => setOpen('palette') },
    { keys: '?', label: t('key.map'), group: 'everywhere', act: () => setOpen('keys') },
    { keys: 'z', label: t('key.undo'), group: 'everywhere', act: () => void undoLast() },
    ...ownPlaces.map(({ key, goKey, to }) => ({
      keys: `g ${goKey}`,
      label: t(`nav.place.${key}`),
      group: 'go' as const,
      act: () => void navigate(to),
    })),
    ...makingsFor(role).map(({ key, newKey, to }) => ({
      keys: `n ${newKey}`,
      label: t(`nav.make.${key}`),
      group: 'go' as const,
      act: () => void navigate(to),
    })),
    ...(next ? [{ keys: 'j', label: t('key.nextRecord'), group: 'page' as const, act: () => void navigate(next) }] : []),
    ...(previous ? [{ keys: 'k', label: t('key.previousRecord'), group: 'page' as const, act: () => void navigate(previous) }] : []),
  ])

  return (
    <ActionsProvider>
      <div
        data-back-office
        className="min-h-dvh bg-office text-small text-ink md:grid md:grid-cols-[13.25rem_minmax(0,1fr)] print:block print:bg-transparent"
      >
        <SkipLink>{t('nav.skip')}</SkipLink>
        <header className="on-cloth bg-night text-night-text max-md:sticky max-md:top-0 max-md:z-30 print:hidden">
          <div
            ref={showCurrent}
            className="flex items-center justify-between gap-3 px-4 py-1.5 md:sticky md:top-0 md:h-dvh md:flex-col md:items-stretch md:justify-start md:gap-4 md:overflow-y-auto md:px-3 md:py-5"
          >
            <Link to={pages.admin()} className="rounded-edge md:px-2">
              <BrandName />
              <span className="sr-only">{t('nav.home')}</span>
            </Link>
            <button
              type="button"
              onClick={() => setOpen('palette')}
              aria-keyshortcuts="Control+K Meta+K"
              className="press flex min-h-9 items-center gap-2.5 rounded-edge border border-night-raised px-2.5 hover:border-night-text hover:text-bone max-md:hidden"
            >
              <SearchIcon className="size-4" />
              <span className="truncate">{t('nav.find')}</span>
              <span className="ml-auto">
                <Kbd onCloth>Ctrl K</Kbd>
              </span>
            </button>
            <IconButton look="onCloth" label={t('nav.find')} className="md:hidden" onClick={() => setOpen('palette')}>
              <SearchIcon />
            </IconButton>
            <nav aria-label={t('nav.label')} className="flex-1 max-md:hidden">
              {placeGroups.map((group) => (
                <PlaceGroup key={group} places={ownPlaces.filter((place) => place.group === group)} group={group} badges={badges} />
              ))}
              <Link to={pages.security()} className={`${placeLook} mt-4`}>
                {t('nav.security')}
              </Link>
            </nav>
            <div className="max-md:hidden">
              <AccountPart person={person} onKeys={() => setOpen('keys')} />
            </div>
          </div>
        </header>
        <main id="content" tabIndex={-1} className="relative min-w-0 px-4 pt-5 pb-24 outline-none md:px-7 md:pb-16 print:p-0">
          <LoadingLine />
          {children}
        </main>
        <PhoneBar person={person} badges={badges} onFind={() => setOpen('palette')} onKeys={() => setOpen('keys')} />
      </div>
      {open !== undefined && (
        <Suspense>
          {open === 'palette' ? (
            <Palette
              role={role}
              places={ownPlaces}
              onClose={() => setOpen(undefined)}
              onKeys={() => setOpen('keys')}
              onAccept={setAccepting}
            />
          ) : (
            <KeyMap onClose={() => setOpen(undefined)} />
          )}
        </Suspense>
      )}
      {accepting && (
        <Suspense>
          <AcceptDialog order={accepting} onClose={() => setAccepting(undefined)} />
        </Suspense>
      )}
    </ActionsProvider>
  )
}

const placeLook =
  'flex min-h-8 items-center justify-between gap-2 rounded-edge px-2.5 py-1 font-medium hover:text-bone aria-[current=page]:bg-night-raised aria-[current=page]:font-bold aria-[current=page]:text-bone'

type PlaceGroupProps = { group: (typeof placeGroups)[number]; places: readonly Place[]; badges: Badges }

function PlaceGroup({ group, places: inside, badges }: PlaceGroupProps) {
  const t = useMessages('admin')
  const { pathname } = useLocation()
  if (inside.length === 0) return null
  return (
    <>
      {group !== 'work' && <p className="mt-4 mb-1 px-2.5 text-tiny">{t(`nav.group.${group}`)}</p>}
      <ul>
        {inside.map(({ key, to }) => {
          const count = badges[key] ?? 0
          return (
            <li key={key}>
              <Link to={to} aria-current={isAt(to, pathname) ? 'page' : undefined} className={placeLook}>
                {t(`nav.place.${key}`)}
                {count > 0 && (
                  <span className="figures font-bold text-bone">
                    {count}
                    <span className="sr-only"> {t('nav.waiting')}</span>
                  </span>
                )}
              </Link>
            </li>
          )
        })}
      </ul>
    </>
  )
}

function BrandName() {
  return <Logo name={useShop().name} tone="bone" />
}

function LoadingLine() {
  const { state } = useNavigation()
  if (state !== 'loading') return null
  return (
    <span aria-hidden="true" className="fixed inset-x-0 top-0 z-40 block h-0.5 animate-appear-late overflow-hidden">
      <span className="block h-full w-full animate-sweep bg-linear-to-r from-transparent via-apricot to-transparent" />
    </span>
  )
}

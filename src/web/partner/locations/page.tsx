import { lazy, Suspense, useState } from 'react'
import * as partnerArea from '#contract/calls/partner-area.gen.ts'
import type { Location } from '#contract/partner-area.ts'
import { mostLocations } from '#contract/rules/partner-rules.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { useRefresh } from '#web/browser/use-refresh.ts'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PlusIcon } from '#web/ui/icons.tsx'
import { Motif } from '#web/ui/motif.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { PartnerHead } from '../partner-head.tsx'
import { StatusNotice } from '../status-notice.tsx'
import type { Route } from './+types/page'
import { LocationCard } from './location-card.tsx'

const LocationDialog = lazy(() => import('./location-dialog.tsx').then((module) => ({ default: module.LocationDialog })))
const RemoveDialog = lazy(() => import('./remove-dialog.tsx').then((module) => ({ default: module.RemoveDialog })))

export async function loader({ context }: Route.LoaderArgs) {
  const { language } = context.get(visitContext)
  const api = context.get(apiContext)
  const [partner, { locations }] = await Promise.all([api.partnerArea.get(), api.partnerArea.locations()])
  return { partner, locations, ...messagesOf(language, ['partner-area', 'partner-places']) }
}

/** `opening` numbers each opening, so that a form starts empty. */
type Asked = { what: 'edit'; location?: Location; opening: number } | { what: 'remove'; location: Location; opening: number }

export default function LocationsPage({ loaderData: { partner, locations } }: Route.ComponentProps) {
  const t = useMessages('partner-places')
  const refresh = useRefresh()
  const [asked, setAsked] = useState<Asked>()
  const [isOpen, setIsOpen] = useState(false)
  const { send, isBusy } = useWrite(partnerArea.changeLocation, {
    onSuccess: () => refresh(),
    onRefused: ({ error }) => showToast({ title: error ?? t('failed'), tone: 'error' }),
  })
  const mayAdd = partner.status === 'active' && locations.length < mostLocations

  function ask(what: 'edit' | 'remove', location?: Location) {
    const opening = (asked?.opening ?? 0) + 1
    setAsked(what === 'remove' && location ? { what, location, opening } : { what: 'edit', ...(location ? { location } : {}), opening })
    setIsOpen(true)
  }

  const add = (
    <Button onClick={() => ask('edit')} disabled={!mayAdd}>
      <PlusIcon className="size-4.5" />
      {t('add')}
    </Button>
  )
  return (
    <>
      <PartnerHead title={t('title')} />
      <StatusNotice partner={partner} />
      <PageHeading size="heading-1" below={t('lead')} aside={locations.length > 0 && add}>
        {t('title')}
      </PageHeading>
      {locations.length >= mostLocations && <p className="mt-4 text-label text-smoke">{t('full', { count: mostLocations })}</p>}
      {locations.length === 0 ? (
        <EmptyState motif={<Motif name="yurt" />} title={t('empty')} action={add}>
          {t('emptyText')}
        </EmptyState>
      ) : (
        <ul className="mt-8 grid grid-cols-1 gap-gutter md:grid-cols-2 xl:grid-cols-3">
          {locations.map((location) => (
            <li key={location.id} className="row-span-4 grid min-w-0 grid-cols-1 grid-rows-subgrid gap-y-4">
              <LocationCard
                location={location}
                isBusy={isBusy}
                onEdit={() => ask('edit', location)}
                onRemove={() => ask('remove', location)}
                onSwitch={(isActive) => void send({ params: { id: location.id }, body: { is_active: isActive } })}
              />
            </li>
          ))}
        </ul>
      )}
      <Suspense>
        {asked?.what === 'edit' && <LocationDialog key={asked.opening} location={asked.location} open={isOpen} onOpenChange={setIsOpen} />}
        {asked?.what === 'remove' && <RemoveDialog key={asked.opening} location={asked.location} open={isOpen} onOpenChange={setIsOpen} />}
      </Suspense>
    </>
  )
}

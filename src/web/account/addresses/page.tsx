import { lazy, Suspense, useState } from 'react'
import type { OwnAddress } from '#contract/members.ts'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { countryNameAmong } from '#web/commerce/order/country-name.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PlusIcon } from '#web/ui/icons.tsx'
import { Motif } from '#web/ui/motif.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import type { Route } from './+types/page'
import { AccountHead } from '../account-head.tsx'
import { AddressCard } from './address-card.tsx'

const AddressDialog = lazy(() => import('./address-dialog.tsx').then((module) => ({ default: module.AddressDialog })))
const RemoveDialog = lazy(() => import('./remove-dialog.tsx').then((module) => ({ default: module.RemoveDialog })))

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const { language, actor } = context.get(visitContext)
  const [addresses, { countries }] = await Promise.all([api.members.addresses(), api.checkout.options({ lang: language })])
  const defaultsFirst = addresses.toSorted((a, b) => rank(b) - rank(a))
  return {
    addresses: defaultsFirst,
    countries,
    ownName: actor.kind === 'account' ? actor.fullName : '',
    ...messagesOf(language, ['account']),
  }
}

function rank(address: OwnAddress): number {
  return Number(address.is_default_shipping) * 2 + Number(address.is_default_billing)
}

/** `edit` without an address adds a new one. `opening` numbers each opening, so that a form starts empty. */
type Asked = { what: 'edit'; address?: OwnAddress; opening: number } | { what: 'remove'; address: OwnAddress; opening: number }

export default function AddressesPage({ loaderData: { addresses, countries, ownName } }: Route.ComponentProps) {
  const t = useMessages('account')
  const [asked, setAsked] = useState<Asked>()
  const [isOpen, setIsOpen] = useState(false)

  function ask(what: 'edit' | 'remove', address?: OwnAddress) {
    const opening = (asked?.opening ?? 0) + 1
    setAsked(what === 'remove' && address ? { what, address, opening } : { what: 'edit', ...(address ? { address } : {}), opening })
    setIsOpen(true)
  }
  const add = (
    <Button onClick={() => ask('edit')}>
      <PlusIcon className="size-4.5" />
      {t('addresses.add')}
    </Button>
  )

  return (
    <>
      <AccountHead title={t('addresses.title')} />
      <PageHeading size="heading-1" below={t('addresses.lead')} aside={addresses.length > 0 && add}>
        {t('addresses.title')}
      </PageHeading>
      {addresses.length === 0 ? (
        <EmptyState motif={<Motif name="yurt" />} title={t('addresses.empty')} action={add}>
          {t('addresses.emptyText')}
        </EmptyState>
      ) : (
        <ul className="mt-8 grid grid-cols-1 gap-gutter md:grid-cols-2">
          {addresses.map((address) => (
            <li key={address.id}>
              <AddressCard
                address={address}
                countryName={countryNameAmong(address, countries)}
                onEdit={() => ask('edit', address)}
                onRemove={() => ask('remove', address)}
              />
            </li>
          ))}
        </ul>
      )}
      <Suspense>
        {asked?.what === 'edit' && (
          <AddressDialog
            key={asked.opening}
            address={asked.address}
            isFirst={addresses.length === 0}
            ownName={ownName}
            countries={countries}
            open={isOpen}
            onOpenChange={setIsOpen}
          />
        )}
        {asked?.what === 'remove' && <RemoveDialog key={asked.opening} address={asked.address} open={isOpen} onOpenChange={setIsOpen} />}
      </Suspense>
    </>
  )
}

import { Outlet } from 'react-router'
import { pages } from '#contract/pages.ts'
import { partnerPages } from '#contract/partner-pages.ts'
import { SignOutForm } from '#web/commerce/sign-in/sign-out-form.tsx'
import { visitContext } from '#web/render/page-context.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { LogOutIcon } from '#web/ui/icons.tsx'
import { PlacesRow } from '../places-row.tsx'
import type { Route } from './+types/layout'

export function loader({ context }: Route.LoaderArgs) {
  return messagesOf(context.get(visitContext).language, ['account'])
}

/** Shows the account's pages within the partner's area. */
export default function PartnerAccountLayout() {
  const t = useMessages('partner-area')
  const tAccount = useMessages('account')
  return (
    <>
      <div className="-mt-8 mb-8 lg:-mt-12 lg:mb-12">
        <PlacesRow
          small
          label={tAccount('nav.label')}
          places={[
            { to: partnerPages.profile(), label: t('nav.profile') },
            { to: partnerPages.orders(), label: tAccount('nav.orders') },
            { to: pages.partnerWishlist(), label: tAccount('nav.wishlist') },
            { to: partnerPages.addresses(), label: tAccount('nav.addresses') },
            { to: partnerPages.settings(), label: tAccount('nav.settings') },
          ]}
          end={
            <SignOutForm>
              <button
                type="submit"
                className="press flex min-h-11 items-center gap-2.5 px-3 text-label font-medium whitespace-nowrap text-smoke -outline-offset-3 hover:text-ink"
              >
                <LogOutIcon className="size-4.5" />
                {tAccount('nav.signOut')}
              </button>
            </SignOutForm>
          }
        />
      </div>
      <Outlet />
    </>
  )
}

import { encodeQR } from 'qr'
import { pathOf } from '#web/ui/code-path.ts'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { countryNameAmong } from '#web/commerce/order/country-name.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import type { Route } from './+types/page'
import { AccountHead } from '../account-head.tsx'
import { MembershipPart } from './membership-part.tsx'
import { OrdersPart } from './orders-part.tsx'
import { PaymentPart } from './payment-part.tsx'
import { pages } from '#contract/pages.ts'
import { Link } from '#web/ui/link.tsx'
import { AddressRows } from '../address-rows.tsx'
import { Part } from '../part.tsx'
import type { ShownAddress, SavedProduct } from './overview-view.ts'
import type { Profile } from '#contract/account.ts'
import { UserIcon } from '#web/ui/icons.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Thumbnail } from '#web/ui/thumbnail.tsx'

const ordersShown = 4

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const { language } = context.get(visitContext)
  const [profile, membership, { orders }, addresses, wishlist, options] = await Promise.all([
    api.account.profile(),
    api.members.membership(),
    api.orders.listOwn({ limit: ordersShown }),
    api.members.addresses(),
    api.members.wishlist(),
    api.checkout.options({ lang: language }),
  ])
  const address = addresses.find(({ is_default_shipping }) => is_default_shipping) ?? addresses[0]
  return {
    profile,
    membership,
    code: membership.member_code === null ? null : pathOf(encodeQR(membership.member_code, 'raw', { ecc: 'medium', border: 1 })),
    orders,
    address: address && {
      ...address,
      countryName: countryNameAmong(address, options.countries),
    },
    saved: wishlist.flatMap(({ product }) =>
      product ? [{ id: product.id, slug: product.slug, name: product.translation.name, imageKey: product.images[0]?.image_key }] : [],
    ),
    methods: options.payment_methods.map(({ id, title }) => ({ id, title })),
    ...messagesOf(language, ['account', 'order', 'promise']),
  }
}

export default function AccountPage({ loaderData: view }: Route.ComponentProps) {
  const t = useMessages('account')
  return (
    <>
      <AccountHead title={t('overview.title')} />
      <Greeting profile={view.profile} />
      <OrdersPart orders={view.orders} />
      <div className="mt-12 grid grid-cols-1 gap-x-12 gap-y-10 md:grid-cols-2">
        <MembershipPart membership={view.membership} code={view.code} />
        <AddressPart address={view.address} />
        <PaymentPart methods={view.methods} preferredId={view.profile.preferred_payment_method_id} />
        <WishlistPart saved={view.saved} />
      </div>
    </>
  )
}

function AddressPart({ address }: { address: ShownAddress | undefined }) {
  const t = useMessages('account')
  return (
    <Part title={t('overview.address')}>
      {address ? (
        <AddressRows address={address} countryName={address.countryName} />
      ) : (
        <p className="text-smoke">{t('overview.noAddress')}</p>
      )}
      <p className="mt-3">
        <Link to={pages.accountAddresses()} className="text-link text-label font-medium">
          {address ? t('overview.addressBook') : t('overview.addAddress')}
        </Link>
      </p>
    </Part>
  )
}

const avatarPx = 88

function Greeting({ profile }: { profile: Profile }) {
  const t = useMessages('account')
  const name = profile.display_name || profile.full_name
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
      {profile.picture_url ? (
        <img
          src={profile.picture_url}
          alt={t('overview.picture')}
          width={avatarPx}
          height={avatarPx}
          className="size-16 rounded-full bg-felt object-cover sm:size-22"
        />
      ) : (
        <span aria-hidden="true" className="flex size-16 items-center justify-center rounded-full bg-felt text-smoke sm:size-22">
          <UserIcon className="size-8" />
        </span>
      )}
      <div className="min-w-0 flex-1 basis-60">
        <PageHeading size="heading-1">{t('overview.greeting', { name })}</PageHeading>
        <p className="mt-2 flex flex-wrap items-baseline gap-x-5 text-label text-smoke">
          <span className="min-w-0 break-words">{profile.email}</span>
          <span className="figures">{profile.phone ?? t('overview.noPhone')}</span>
          <Link to={pages.accountSettings()} className="text-link">
            {t('overview.edit')}
          </Link>
        </p>
      </div>
    </div>
  )
}

const mostShown = 4

function WishlistPart({ saved }: { saved: readonly SavedProduct[] }) {
  const t = useMessages('account')
  return (
    <Part title={t('overview.wishlist')}>
      {saved.length === 0 ? (
        <p className="text-smoke">{t('overview.noWishlist')}</p>
      ) : (
        <>
          <ul className="grid grid-cols-4 gap-2.5">
            {saved.slice(0, mostShown).map(({ id, slug, name, imageKey }) => (
              <li key={id}>
                <Link to={pages.product(slug)} className="block rounded-edge">
                  <Thumbnail imageKey={imageKey} alt={name} size={120} className="aspect-4/5 h-auto w-full" />
                </Link>
              </li>
            ))}
          </ul>
          <p className="mt-3">
            <Link to={pages.accountWishlist()} className="text-link text-label font-medium">
              {t('overview.wishlistAll', { count: saved.length })}
            </Link>
          </p>
        </>
      )}
    </Part>
  )
}

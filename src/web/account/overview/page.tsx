import { encodeQR } from 'qr'
import { pathOf } from '#web/ui/code-path.ts'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { countryNameAmong } from '#web/commerce/order/country-name.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import type { Route } from './+types/page'
import { AccountHead } from '../account-head.tsx'
import { AddressPart } from './address-part.tsx'
import { Greeting } from './greeting.tsx'
import { MembershipPart } from './membership-part.tsx'
import { OrdersPart } from './orders-part.tsx'
import { PaymentPart } from './payment-part.tsx'
import { WishlistPart } from './wishlist-part.tsx'

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

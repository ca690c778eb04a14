import { data } from 'react-router'
import { isStaffAccount } from '#contract/actor.ts'
import { noStaff } from '#web/render/guards.ts'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import { handoffHeaders } from '#web/render/without-referrer.ts'
import { useCurrencyMark } from '#web/commerce/currency/currency-mark.ts'
import { HandoffNotice } from '#web/commerce/handoff/handoff-notice.tsx'
import { useShop } from '#web/browser/use-shop.ts'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { SkipLink } from '#web/ui/skip-link.tsx'
import { PrivateHead } from '../private-head.tsx'
import { Toasts } from '../toasts.tsx'
import { useForgetBuyer } from '../use-forget-buyer.ts'
import type { Route } from './+types/page'
import { CheckoutHeader } from './checkout-header.tsx'
import { loadPickupEvents } from './pickup-events.ts'
import { CheckoutForm } from './checkout-form.tsx'
import { usePreparedCheckout } from './use-prepared-checkout.ts'
import { WaitingCheckout } from './waiting-checkout.tsx'

export const middleware = [noStaff]

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const { language, actor } = context.get(visitContext)
  const isBuyer = actor.kind === 'account' && !isStaffAccount(actor)
  const [options, events, profile, addresses] = await Promise.all([
    api.checkout.options({ lang: language }),
    loadPickupEvents(api, language).catch(() => []),
    isBuyer ? api.account.profile() : undefined,
    isBuyer ? api.members.addresses() : [],
  ])
  const buyer = profile && {
    name: profile.full_name,
    email: profile.email,
    phone: profile.phone,
    isMember: profile.is_member,
    preferredMethodId: profile.preferred_payment_method_id,
    addresses,
  }
  const texts = messagesOf(language, ['checkout', 'cart', 'pay', 'promise', 'collect', 'handoff'])
  return data({ options, events, buyer, ...texts }, handoffHeaders(request))
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export { ErrorBoundary } from '../boundary.tsx'

/** The cart and the draft are stored in the browser, so the form is rendered there. */
export default function CheckoutPage({ loaderData: { options, events, buyer } }: Route.ComponentProps) {
  const shell = useMessages('shell')
  const t = useMessages('checkout')
  const isHydrated = useHydrated()
  useForgetBuyer()
  const handoff = usePreparedCheckout(events)
  const isWaiting = !isHydrated || handoff.state.step === 'looking' || handoff.state.step === 'asking'
  useCurrencyMark(useShop().display_rates)
  return (
    <>
      <PrivateHead title={t('pageTitle')} />
      <SkipLink>{shell('skip')}</SkipLink>
      <CheckoutHeader />
      <div className="mx-auto grid max-w-160 gap-3 px-4 py-6 empty:hidden sm:px-6 lg:mx-0 lg:max-w-220 lg:px-10 xl:pl-24">
        <HandoffNotice handoff={handoff} />
      </div>
      {isWaiting ? <WaitingCheckout /> : <CheckoutForm key={buyer?.email} view={{ options, events, buyer }} />}
      <Toasts />
    </>
  )
}

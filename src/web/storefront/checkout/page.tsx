import { data } from 'react-router'
import { isStaffAccount } from '#contract/actor.ts'
import { noStaff } from '#web/render/guards.ts'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import { handoffHeaders, openHandoff } from '#web/render/without-referrer.ts'
import { useCurrencyMark } from '#web/commerce/currency/currency-mark.ts'
import { HandoffNotice } from '#web/commerce/handoff/handoff-notice.tsx'
import { useShop } from '#web/browser/use-shop.ts'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useMessages, useLanguage } from '#web/browser/messages/use-messages.ts'
import { SkipLink } from '#web/ui/skip-link.tsx'
import { PrivateHead } from '../private-head.tsx'
import { Toasts } from '../toasts.tsx'
import { useForgetBuyer } from '../use-forget-buyer.ts'
import type { Route } from './+types/page'
import { loadPickupEvents, type PickupEvent } from './pickup-events.ts'
import { CheckoutForm } from './checkout-form.tsx'
import { WaitingCheckout } from './waiting-checkout.tsx'
import { Fragment } from 'react'
import { pages } from '#contract/pages.ts'
import { classNames } from '#web/ui/class-names.ts'
import { LockIcon } from '#web/ui/icons.tsx'
import { Link } from '#web/ui/link.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { OrnamentStrip } from '#web/ui/ornament-strip.tsx'
import { homeCountryOf } from '#contract/countries.ts'
import { setCollectAt } from '#web/commerce/event/collect-at.ts'
import { useHandoff } from '#web/commerce/handoff/use-handoff.ts'
import { readShipTo } from '#web/commerce/promise/ship-to.ts'
import { checkoutStorage } from './checkout-storage.ts'
import { preparedDraft } from './prepared-draft.ts'

export const middleware = [noStaff]

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  await openHandoff(request, api, 'checkout')
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
  const texts = messagesOf(language, ['checkout', 'cart', 'pay', 'promise', 'collect', 'handoff', 'payment-kinds'])
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

/** The link to the home page is the only one that leads away from the order. */
function CheckoutHeader() {
  const t = useMessages('checkout')
  const { name } = useShop()
  const steps = [t('steps.details'), t('steps.payment'), t('steps.done')]
  return (
    <header className="bg-milk">
      {/* Aligned with the columns below. */}
      <div className="mx-auto flex min-h-15 max-w-160 flex-wrap items-center gap-x-6 gap-y-1 px-4 py-1 max-[22rem]:pb-2.5 sm:px-6 lg:min-h-19 lg:max-w-360 lg:pr-8 lg:pl-10 xl:px-24 min-[90rem]:ml-[calc(100%*11/18-55rem)]">
        <Link to={pages.home()} aria-label={t('toHome', { shop: name })} className="rounded-edge">
          <Logo name={name} className="max-sm:gap-2" />
        </Link>
        <ol aria-label={t('steps.label')} className="ml-auto flex items-center gap-2 text-small max-[22rem]:ml-0 sm:gap-4 sm:text-label">
          {steps.map((step, index) => (
            <Fragment key={step}>
              {index > 0 && <li aria-hidden="true" className={classNames('size-2 rotate-45', index === 1 ? 'bg-apricot' : 'bg-wool')} />}
              <li aria-current={index === 0 ? 'step' : undefined} className={index === 0 ? 'font-bold text-lapis' : 'text-smoke'}>
                {step}
              </li>
            </Fragment>
          ))}
        </ol>
        <p className="hidden items-center gap-3 pl-6 text-label text-smoke lg:flex">
          <LockIcon className="size-4" />
          {t('secure')}
        </p>
      </div>
      <OrnamentStrip height={16} />
    </header>
  )
}

/** Takes over a checkout that an agent prepared: its goods, and in the form its buyer and place. */
function usePreparedCheckout(events: readonly PickupEvent[]) {
  const language = useLanguage()
  return useHandoff((prepared) => {
    if (prepared.kind === 'cart') return
    checkoutStorage.writeDraft(preparedDraft(checkoutStorage.readDraft(readShipTo() ?? homeCountryOf(language)), prepared))
    const event = events.find(({ id }) => id === prepared.event_id)
    setCollectAt(event && { id: event.id, slug: event.slug, title: event.title, until: event.until })
  })
}

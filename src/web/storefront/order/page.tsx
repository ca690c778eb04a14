import { isRouteErrorResponse } from 'react-router'
import { OrderView, type PaymentReturn } from '#web/commerce/order/order-view.tsx'
import { ErrorScreen } from '#web/render/error-screen.tsx'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useMessages, useLanguage } from '#web/browser/messages/use-messages.ts'
import { OrnamentStrip } from '#web/ui/ornament-strip.tsx'
import { PrivateHead } from '../private-head.tsx'
import type { Route } from './+types/page'
import { loadOrder } from './load-order.ts'
import { OrderNotFound } from './order-not-found.tsx'
import { invoiceAddress } from '#contract/addresses-beside.ts'
import { buttonLook } from '#web/ui/button-look.ts'
import { DownloadIcon } from '#web/ui/icons.tsx'
import { useId } from 'react'
import { pages } from '#contract/pages.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import type { Order } from '#contract/orders.ts'
import { Notice } from '#web/ui/notice.tsx'

const returns: readonly PaymentReturn[] = ['success', 'pending', 'cancelled', 'failed']

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const returned = returns.find((known) => known === url.searchParams.get('payment'))
  const { language, actor } = context.get(visitContext)
  const order = await loadOrder(context, params.orderId)
  const { countries, proof_max_mb } = await api.checkout.options({ lang: language })
  return {
    order,
    proofMaxMb: proof_max_mb,
    countryNames: Object.fromEntries(countries.map(({ code, name }) => [code, name])),
    isGuest: actor.kind !== 'account',
    returned,
    // With online payment the buyer comes from the payment page, not from the checkout.
    isThanked: url.searchParams.get('placed') === 'yes' || returned === 'success' || returned === 'pending',
    ...messagesOf(language, ['order', 'pay', 'promise', 'collect']),
  }
}

export default function OrderPage({ loaderData: { order, countryNames, proofMaxMb, returned, isThanked, isGuest } }: Route.ComponentProps) {
  const t = useMessages('order')
  return (
    <main id="content" tabIndex={-1} className="outline-none">
      <PrivateHead title={t('pageTitle', { number: order.order_number })} />
      <OrnamentStrip height={20} className="print:hidden" />
      <div className="page-width max-w-320 pt-7 pb-section lg:pt-12">
        <OrderView
          order={order}
          countryNames={countryNames}
          proofMaxMb={proofMaxMb}
          returned={returned}
          first={isThanked && <Thanks order={order} />}
          more={
            <>
              <InvoiceLink orderId={order.id} />
              {isGuest && order.email && <KeepOrder email={order.email} />}
            </>
          }
        />
      </div>
    </main>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status === 404 ? <OrderNotFound messages={error.data} /> : <ErrorScreen />
}

function InvoiceLink({ orderId }: { orderId: string }) {
  const t = useMessages('order')
  const language = useLanguage()
  return (
    <a href={invoiceAddress(orderId, language)} download className={buttonLook({ tone: 'quiet' })}>
      <DownloadIcon />
      {t('invoice')}
    </a>
  )
}

/** Offers an account: a guest's order joins the account of the same e-mail address once that is confirmed. */
function KeepOrder({ email }: { email: string }) {
  const t = useMessages('order')
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-3 grid gap-2 rounded-edge border border-wool p-5">
      <h2 id={id} className="text-body font-bold">
        {t('keep.title')}
      </h2>
      <p className="text-small break-words text-smoke">{t('keep.text', { email })}</p>
      <ButtonLink to={pages.register(pages.accountOrders())} tone="secondary" className="mt-2">
        {t('keep.button')}
      </ButtonLink>
    </section>
  )
}

function Thanks({ order: { name, email } }: { order: Pick<Order, 'name' | 'email'> }) {
  const t = useMessages('order')
  return <Notice announced>{t('thanks', { name, email })}</Notice>
}

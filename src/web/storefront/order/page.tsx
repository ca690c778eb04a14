import { isRouteErrorResponse } from 'react-router'
import { OrderView, type PaymentReturn } from '#web/commerce/order/order-view.tsx'
import { ErrorScreen } from '#web/render/error-screen.tsx'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { OrnamentStrip } from '#web/ui/ornament-strip.tsx'
import { PrivateHead } from '../private-head.tsx'
import type { Route } from './+types/page'
import { InvoiceLink } from './invoice-link.tsx'
import { KeepOrder } from './keep-order.tsx'
import { loadOrder } from './load-order.ts'
import { OrderNotFound } from './order-not-found.tsx'
import { Thanks } from './thanks.tsx'

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

import { data, isRouteErrorResponse } from 'react-router'
import { OrderView, type PaymentReturn } from '#web/commerce/order/order-view.tsx'
import { useOwnPages } from '#web/commerce/own-pages.ts'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import { statusOf } from '#web/render/status-of.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Motif } from '#web/ui/motif.tsx'
import type { Route } from './+types/page'
import { AccountHead } from '../account-head.tsx'
import { LoadFailed } from '../load-failed.tsx'
import { OrderActions } from './order-actions.tsx'

const returns: readonly PaymentReturn[] = ['success', 'pending', 'cancelled', 'failed']

/** Throws the same 404 for another person's, an unknown or a misspelt order. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const { language } = context.get(visitContext)
  const order = await api.orders.get({ id: params.orderId }).catch((error: unknown) => {
    const status = statusOf(error)
    if (status === 404 || status === 400) throw data(null, { status: 404 })
    throw error
  })
  const { countries, proof_max_mb } = await api.checkout.options({ lang: language })
  return {
    order,
    proofMaxMb: proof_max_mb,
    countryNames: Object.fromEntries(countries.map(({ code, name }) => [code, name])),
    returned: returns.find((known) => known === url.searchParams.get('payment')),
    ...messagesOf(language, ['account', 'order', 'pay', 'promise', 'collect']),
  }
}

export default function OrderPage({ loaderData: { order, countryNames, proofMaxMb, returned } }: Route.ComponentProps) {
  const t = useMessages('order')
  return (
    <>
      <AccountHead title={t('pageTitle', { number: order.order_number })} />
      <OrderActions order={order} />
      <OrderView order={order} countryNames={countryNames} proofMaxMb={proofMaxMb} returned={returned} />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status === 404 ? <OrderNotFound /> : <LoadFailed />
}

function OrderNotFound() {
  const t = useMessages('account')
  const own = useOwnPages()
  return (
    <>
      <AccountHead title={t('order.notFound')} />
      <EmptyState
        level={1}
        motif={<Motif name="saiga" />}
        title={t('order.notFound')}
        action={<ButtonLink to={own.orders()}>{t('order.toOrders')}</ButtonLink>}
      >
        {t('order.notFoundText')}
      </EmptyState>
    </>
  )
}

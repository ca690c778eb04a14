import { isRouteErrorResponse, redirect } from 'react-router'
import { pages } from '#contract/pages.ts'
import { ErrorScreen } from '#web/render/error-screen.tsx'
import { visitContext } from '#web/render/page-context.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Link } from '#web/ui/link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { StatusChip } from '#web/ui/status-chip.tsx'
import { PrivateHead } from '../private-head.tsx'
import type { Route } from './+types/sandbox-page'
import { loadOrder } from './load-order.ts'
import { OrderNotFound } from './order-not-found.tsx'
import { SandboxForm } from './sandbox-form.tsx'
import { SandboxLead } from './sandbox-lead.tsx'

/** Only for an order that awaits a card payment and has no payment service; others redirect to their own page. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { language } = context.get(visitContext)
  const order = await loadOrder(context, params.orderId)
  const isOpen = order.status === 'pending' && order.payment_status === 'unpaid'
  if (!isOpen || !order.payment_method.is_sandbox) throw redirect(pages.order(order.id))
  const {
    id,
    order_number: number,
    total,
    payment_method: { type, title },
  } = order
  return { order: { id, number, total, method: { type, title } }, ...messagesOf(language, ['sandbox']) }
}

export default function SandboxPage({ loaderData: { order } }: Route.ComponentProps) {
  const t = useMessages('sandbox')
  return (
    <main id="content" tabIndex={-1} className="page-width pt-8 pb-section outline-none lg:pt-12">
      <PrivateHead title={t('pageTitle')} />
      <div className="mx-auto max-w-140">
        <StatusChip status="pending">{t('label')}</StatusChip>
        <SandboxLead order={order} />
        <noscript>
          <Notice className="mt-6">{t('noScript')}</Notice>
        </noscript>
        <SandboxForm order={order} />
        <p className="mt-8">
          <Link to={pages.order(order.id)} className="text-link font-medium">
            {t('back')}
          </Link>
        </p>
      </div>
    </main>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status === 404 ? <OrderNotFound messages={error.data} /> : <ErrorScreen />
}

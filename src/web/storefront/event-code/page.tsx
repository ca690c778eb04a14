import { encodeQR } from 'qr'
import { useEffect } from 'react'
import { data, isRouteErrorResponse } from 'react-router'
import { formatDateTime } from '#contract/messages/format-dates.ts'
import { pages } from '#contract/pages.ts'
import { ErrorScreen } from '#web/render/error-screen.tsx'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import { statusOf } from '#web/render/status-of.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { onSessionEvent } from '#web/browser/session-events.ts'
import { useWakeLock } from '#web/browser/use-wake-lock.ts'
import { ArrowLeftIcon } from '#web/ui/icons.tsx'
import { pathOf } from '#web/ui/code-path.ts'
import { Link } from '#web/ui/link.tsx'
import { OrderNotFound } from '../order/order-not-found.tsx'
import { PrivateHead } from '../private-head.tsx'
import type { Route } from './+types/page'
import { CodeCard } from './code-card.tsx'
import { PickupFacts } from './pickup-facts.tsx'

/** For visitors who may see the order, by session or as a guest; the same 404 for all others. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { language } = context.get(visitContext)
  try {
    const pickup = await context.get(apiContext).pickups.code({ id: params.eventId, orderId: params.orderId })
    const drawing = pickup.code === null ? null : pathOf(encodeQR(pickup.code, 'raw', { ecc: 'medium', border: 1 }))
    return { pickup, drawing, orderId: params.orderId, ...messagesOf(language, ['event-code']) }
  } catch (error) {
    const status = statusOf(error)
    // A malformed id is refused before the order is looked up.
    if (status === 404 || status === 400 || status === 422) throw data(messagesOf(language, ['order']), { status: 404 })
    throw error
  }
}

/** Without a network the page stays as it was; a new visit reads it again. */
export function shouldRevalidate() {
  return false
}

/** The code for collecting an order: large, on white, with the screen kept on. */
export default function EventCodePage({ loaderData: { pickup, drawing, orderId } }: Route.ComponentProps) {
  const t = useMessages('event-code')
  const language = useLanguage()
  const { event, order_number: number, state, collected_at: collectedAt } = pickup
  useWakeLock(drawing !== null)
  // After a sign-out in another tab, the personal data must leave this tab too.
  useEffect(() => onSessionEvent((change, from) => change === 'signed_out' && from === 'elsewhere' && window.location.reload()), [])
  return (
    <main id="content" tabIndex={-1} className="mx-auto grid min-h-dvh max-w-120 content-start gap-6 px-4 pt-3 pb-12 outline-none">
      <PrivateHead title={t('pageTitle', { number })} />
      <meta name="kept-until" content={event.pickup_until} />
      <Link
        to={pages.order(orderId)}
        className="inline-flex min-h-11 items-center gap-2 justify-self-start text-label font-medium text-smoke hover:text-ink print:hidden"
      >
        <ArrowLeftIcon className="size-4" />
        {t('order')}
      </Link>
      <div>
        <h1 className="font-display text-heading-2">{t('heading')}</h1>
        {drawing !== null && <p className="mt-1 text-body text-smoke">{t('show')}</p>}
      </div>
      {state !== 'waiting' && (
        <div className="rounded-edge bg-felt px-4 py-3">
          <p className="font-bold">{t(`stateTitle.${state}`)}</p>
          {collectedAt !== null && (
            <p>{t('collectedAt', { date: formatDateTime(language, collectedAt, { timeZone: event.time_zone }) })}</p>
          )}
          <p>{t(`stateText.${state}`)}</p>
        </div>
      )}
      {drawing !== null && <CodeCard pickup={pickup} drawing={drawing} />}
      <PickupFacts pickup={pickup} orderId={orderId} />
    </main>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status === 404 ? <OrderNotFound messages={error.data} /> : <ErrorScreen />
}

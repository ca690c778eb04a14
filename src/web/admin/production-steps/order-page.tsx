import { data } from 'react-router'
import { jobTicketsAddress } from '#contract/addresses-beside.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { currentStep } from '#contract/rules/production-rules.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import { statusOf } from '#web/render/status-of.ts'
import { Link } from '#web/ui/link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Route } from './+types/order-page'
import { AdminHeading } from '../admin-heading.tsx'
import { useLivePage } from '../live/use-live-page.ts'
import { LoadFailed } from '../load-failed.tsx'
import { titled } from '../titled.ts'
import { PieceHead } from './piece-head.tsx'
import { StepList } from './step-list.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { language } = context.get(visitContext)
  try {
    const order = await context.get(apiContext).production.ofOrder({ id: params.orderId })
    return { order, loadedAt: new Date().toISOString(), ...messagesOf(language, ['admin-production']) }
  } catch (error) {
    if (statusOf(error) === 404 || statusOf(error) === 422) throw data(null, { status: 404 })
    throw error
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return titled(loaderData?.order.order_number)
}

export default function OrderStepsPage({ loaderData }: Route.ComponentProps) {
  const { order, loadedAt } = loaderData
  const t = useMessages('admin-production')
  const language = useLanguage()
  useLivePage('queue', ...order.items.map((item) => item.order_item_id))
  return (
    <div className="grid grid-cols-1 gap-5">
      <AdminHeading
        aside={
          <span className="flex flex-wrap gap-x-5">
            {order.items.length > 0 && (
              <a
                href={jobTicketsAddress([order.order_id], language)}
                target="_blank"
                rel="noreferrer"
                className="text-link inline-flex min-h-11 items-center"
              >
                {t('steps.tickets')}
              </a>
            )}
            <Link to={adminPages.order(order.order_number)} className="text-link inline-flex min-h-11 items-center">
              {order.order_number}
            </Link>
          </span>
        }
      >
        {t('steps.orderTitle', { number: order.order_number })}
      </AdminHeading>
      {order.items.length === 0 && <Notice tone="info">{t('steps.noSteps')}</Notice>}
      <ul className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        {order.items.map(({ steps, ...item }) => (
          <li key={item.order_item_id} className="grid content-start gap-3 rounded-edge border border-wool bg-surface p-4">
            <PieceHead item={item} />
            <Link to={adminPages.itemSteps(item.order_item_id)} className="text-link min-h-11 content-center">
              {t('steps.count', { done: item.steps_done, total: item.steps_total })}
              <span className="sr-only"> {item.name}</span>
            </Link>
            <StepList itemId={item.order_item_id} steps={steps} current={currentStep(steps)} now={loadedAt} />
          </li>
        ))}
      </ul>
    </div>
  )
}

export function ErrorBoundary() {
  return <LoadFailed missing="order" />
}

import { adminPages } from '#contract/admin-pages.ts'
import { formatMoney } from '#contract/messages/format.ts'
import { formatDateTime } from '#contract/messages/format-dates.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { endOfReturn } from '#web/commerce/returns/end-of-return.ts'
import { ReturnPictures } from '#web/commerce/returns/return-pictures.tsx'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import { Link } from '#web/ui/link.tsx'
import { StatusChip } from '#web/ui/status-chip.tsx'
import { loadPart } from '../kit/load-part.ts'
import { ThingPage } from '../kit/thing-page.tsx'
import { LoadFailed } from '../load-failed.tsx'
import { Part } from '../order/part.tsx'
import { titled } from '../titled.ts'
import type { Route } from './+types/page'
import { DecisionPart } from './decision-part.tsx'
import { ReceiptPart } from './receipt-part.tsx'
import { returnLooks } from './return-looks.ts'
import { SettlementPart } from './settlement-part.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { language } = context.get(visitContext)
  const orderReturn = await loadPart(context.get(apiContext).returns.get({ id: params.returnId }))
  return { orderReturn, ...messagesOf(language, ['admin-returns', 'admin-edit', 'returns']) }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return titled(loaderData?.orderReturn.order.number)
}

export default function ReturnPage({ loaderData: { orderReturn } }: Route.ComponentProps) {
  const t = useMessages('admin-returns')
  const words = useMessages('returns')
  const language = useLanguage()
  const { id, order, status, items, reason, wish, text, answer, pictures, outcome } = orderReturn
  return (
    <ThingPage
      thing={{ topic: 'returns', id }}
      back={{ to: adminPages.returns(), label: t('title') }}
      title={<span className="figures">{t('of', { number: order.number })}</span>}
      chip={<StatusChip status={returnLooks[status]}>{words(`status.${status}`)}</StatusChip>}
      below={[order.contact_name, formatDateTime(language, orderReturn.created_at)]}
      aside={
        <>
          {status === 'requested' && <DecisionPart orderReturn={orderReturn} />}
          {status === 'accepted' && <ReceiptPart orderReturn={orderReturn} />}
          {(status === 'accepted' || status === 'received') && <SettlementPart orderReturn={orderReturn} />}
          {outcome !== null && (
            <Part title={t('ended')}>
              <p className="figures">{endOfReturn(words, orderReturn)}</p>
            </Part>
          )}
          <Part title={t('about')}>
            <p className="grid gap-2">
              <Link to={adminPages.order(order.number)} className="text-link figures">
                {t('toOrder', { number: order.number })}
              </Link>
              <Link to={adminPages.newOrder()} className="text-link">
                {t('newOrder')}
              </Link>
              <Link to={adminPages.log({ entity: 'return', entity_id: id })} className="text-link">
                {t('toLog')}
              </Link>
            </p>
          </Part>
        </>
      }
    >
      <Part title={t('goods')}>
        <ul className="figures grid gap-2">
          {items.map((item) => (
            <li key={item.id} className="flex flex-wrap justify-between gap-x-4">
              <span>{[item.name, item.variation_name, item.size].filter(Boolean).join(', ')}</span>
              <span className="text-smoke">
                {[t('pieces', { quantity: item.quantity, ordered: item.ordered }), formatMoney(item.line_total)].join(' · ')}
                {item.restocked > 0 && ` · ${t('restocked', { quantity: item.restocked })}`}
              </span>
            </li>
          ))}
        </ul>
      </Part>
      <Part title={t('said')}>
        <div className="grid gap-3">
          <p className="font-bold">{[words(`reason.${reason}`), words(`wish.${wish}`)].join(' · ')}</p>
          <p lang={orderReturn.language} className="max-w-prose break-words whitespace-pre-line">
            {text || <span className="text-smoke">{t('noWords')}</span>}
          </p>
          <ReturnPictures pictures={pictures} size="large" />
        </div>
      </Part>
      {answer !== null && (
        <Part title={t('answer')}>
          <p className="max-w-prose break-words whitespace-pre-line">{answer}</p>
        </Part>
      )}
    </ThingPage>
  )
}

export function ErrorBoundary() {
  return <LoadFailed />
}

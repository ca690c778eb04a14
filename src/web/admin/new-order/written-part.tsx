import { useEffect, useRef } from 'react'
import type * as adminOrders from '#contract/calls/admin-orders.gen.ts'
import type { AnswerOf } from '#contract/calls/typed-call.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { awaitsMoney } from '#contract/rules/order-states.ts'
import { formatMoney } from '#contract/messages/format.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PayLinkView } from '../pay-link-view.tsx'

export type Written = AnswerOf<typeof adminOrders.create>
export type WrittenPartProps = { written: Written; onAnother: () => void }

export function WrittenPart({ written: { order, pay_link, pay_link_qr }, onAnother }: WrittenPartProps) {
  const t = useMessages('admin-new-order')
  const head = useRef<HTMLHeadingElement>(null)
  const isUnpaid = awaitsMoney(order)
  useEffect(() => head.current?.focus(), [])
  return (
    <section className="mx-auto grid w-full max-w-120 gap-5 rounded-edge border border-wool bg-surface p-5">
      <h2 ref={head} tabIndex={-1} className="flex flex-wrap items-baseline justify-between gap-3 text-heading-3 font-bold outline-none">
        <span>{t('written.title', { number: order.order_number })}</span>
        <span className="figures">{formatMoney(order.total)}</span>
      </h2>
      <Notice tone="success">
        {!isUnpaid ? t('written.paid') : order.email ? t('written.mailed', { email: order.email }) : t('written.notMailed')}
      </Notice>
      {isUnpaid && <PayLinkView url={pay_link} qr={pay_link_qr} orderNumber={order.order_number} />}
      <div className="flex flex-wrap gap-2.5">
        <ButtonLink to={adminPages.order(order.order_number)} size="small" className="flex-1">
          {t('written.open')}
        </ButtonLink>
        <Button tone="quiet" size="small" className="flex-1" onClick={onAnother}>
          {t('written.another')}
        </Button>
      </div>
    </section>
  )
}

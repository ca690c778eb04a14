import { useState } from 'react'
import * as adminOrders from '#contract/calls/admin-orders.gen.ts'
import type { StaffOrder } from '#contract/orders.ts'
import { mailsToSendAgain, type OrderMailKind } from '#contract/rules/order-mails.ts'
import { formatDateTime } from '#contract/messages/format-dates.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { MailIcon } from '#web/ui/icons.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { Part } from './part.tsx'
import { mailWordOf } from './mail-word.ts'
import { useOrderCache } from './use-order-cache.ts'

export function MailsPart({ order }: { order: StaffOrder }) {
  const t = useMessages('admin-order')
  const language = useLanguage()
  const { showOrder } = useOrderCache()
  const [pressed, setPressed] = useState<OrderMailKind>()
  const { send, isBusy, refused } = useWrite(adminOrders.sendMail)
  const kinds = mailsToSendAgain(order)
  if (kinds.length === 0) return null

  async function sendAgain(kind: OrderMailKind) {
    setPressed(kind)
    const outcome = await send({ params: { id: order.id }, body: { kind } })
    if ('refusal' in outcome) return
    showToast({ title: t('mails.sent', { email: order.email }), tone: 'success' })
    await showOrder(outcome.answer)
  }

  const lastOf = (kind: OrderMailKind) => order.timeline.findLast((entry) => entry.kind === 'mail' && entry.about?.includes(kind))

  return (
    <Part title={t('mails.title')}>
      <ul className="grid gap-3">
        {kinds.map((kind) => {
          const last = lastOf(kind)
          const word = mailWordOf(kind, order)
          return (
            <li key={kind} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
              <span className="min-w-0">
                {t(`mails.kind.${word}`)}
                {last && (
                  <span className="figures block text-tiny text-smoke">{t('mails.last', { date: formatDateTime(language, last.at) })}</span>
                )}
              </span>
              <Button
                tone="quiet"
                size="dense"
                loading={isBusy && pressed === kind}
                aria-label={`${t('mails.again')}: ${t(`mails.kind.${word}`)}`}
                onClick={() => void sendAgain(kind)}
              >
                <MailIcon className="size-4.5" />
                {t('mails.again')}
              </Button>
            </li>
          )
        })}
      </ul>
      {refused && <p className="mt-2 text-small font-medium text-pomegranate">{refused}</p>}
    </Part>
  )
}

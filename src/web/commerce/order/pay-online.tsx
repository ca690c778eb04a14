import { useState } from 'react'
import type { Order } from '#contract/orders.ts'
import { formatMoney } from '#contract/messages/format.ts'
import { request } from '#web/browser/request.ts'
import { answerOf } from '#web/browser/request-errors.ts'
import { useLanguage, useWords } from '#web/browser/messages/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { CardIcon } from '#web/ui/icons.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** The payment service answers the shop before the shop answers the browser. */
const timeoutMs = 20_000

/** Goes to the payment service's own page, or to the sandbox that stands in for it. */
export function PayOnline({ order }: { order: Pick<Order, 'id' | 'total'> }) {
  const t = useWords('order')
  const language = useLanguage()
  const [state, setState] = useState<{ isOpening: boolean; error?: string }>({ isOpening: false })

  async function handleClick() {
    setState({ isOpening: true })
    try {
      const { url } = await request<{ url: string }>(`/api/orders/${order.id}/payment-session?lang=${language}`, {
        method: 'POST',
        timeoutMs,
      })
      window.location.assign(url)
    } catch (error) {
      const sentence = answerOf(error)?.error
      setState({ isOpening: false, error: sentence ?? t('pay.failed') })
    }
  }

  return (
    <div className="grid gap-3 print:hidden">
      {state.error && (
        <Notice tone="error" announced>
          {state.error}
        </Notice>
      )}
      <Button size="large" loading={state.isOpening} onClick={() => void handleClick()} className="sm:justify-self-start">
        <CardIcon />
        {t('pay.online', { total: formatMoney(order.total) })}
      </Button>
      {state.isOpening && <output className="text-small text-smoke">{t('pay.opening')}</output>}
    </div>
  )
}

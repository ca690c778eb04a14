import { useEffect, useRef } from 'react'
import { formatMoney } from '#contract/messages/format.ts'
import type { AreaTranslator } from '#contract/messages/translator.ts'
import { waitingTime } from '#web/browser/waiting-time.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Notice } from '#web/ui/notice.tsx'
import { ErrorList } from './error-list.tsx'
import { findTroubles } from './line-troubles.ts'
import { TroubleNotice } from './trouble-notice.tsx'
import type { Checkout } from './use-checkout.ts'

function waitingText(t: AreaTranslator<'checkout'>, seconds: number): string {
  const { unit, count } = waitingTime(seconds)
  return unit === 'seconds' ? t('failed.wait', { count }) : t('failed.waitMinutes', { count })
}

/** The result of a press. Scrolls into view, since the button may be several screens below. */
export function Notices({ checkout }: { checkout: Checkout }) {
  const t = useMessages('checkout')
  const pay = useMessages('pay')
  const { notice, lines, quote, short } = checkout
  const troubles = findTroubles(lines, quote, short, (count) => (count > 0 ? pay('troubles.fewLeft', { count }) : pay('troubles.soldOut')))
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (notice || short.length > 0) box.current?.scrollIntoView({ block: 'nearest' })
  }, [notice, short])
  return (
    <div ref={box} className="grid scroll-my-6 gap-4 empty:hidden">
      <ErrorList errors={checkout.errors} />
      {troubles.length > 0 && <TroubleNotice troubles={troubles} />}
      {notice?.kind === 'price_changed' && (
        <Notice announced title={t('priceChanged.title')}>
          {t('priceChanged.text', { from: formatMoney(notice.from), to: formatMoney(notice.to) })}
        </Notice>
      )}
      {notice?.kind === 'wait' && (
        <Notice tone="error" announced title={t('failed.title')}>
          <p>{waitingText(t, notice.seconds)}</p>
          <p>{t('failed.kept')}</p>
        </Notice>
      )}
      {notice?.kind === 'failed' && (
        <Notice tone="error" announced title={t('failed.title')}>
          <p>{notice.message ?? t('failed.text')}</p>
          <p>{t('failed.kept')}</p>
        </Notice>
      )}
    </div>
  )
}

import { useEffect, useState } from 'react'
import { formatDateTime } from '#contract/messages/format-dates.ts'
import type { AreaTranslator } from '#contract/messages/translator.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { ClockIcon } from '#web/ui/icons.tsx'
import { timeLeft } from './time-left.ts'

const everyMs = 20_000

/** The server sends the date. The time left is computed in the browser, when the page is viewed. */
export function PayUntil({ until }: { until: string }) {
  const t = useMessages('order')
  const language = useLanguage()
  const [nowMs, setNowMs] = useState<number>()

  useEffect(() => {
    const tick = () => setNowMs(Date.now())
    tick()
    const timer = setInterval(tick, everyMs)
    return () => clearInterval(timer)
  }, [])

  const left = nowMs === undefined ? undefined : timeLeft(until, nowMs)
  return (
    <p className="figures flex gap-2.5 text-label">
      <ClockIcon className="mt-px size-5 text-smoke" />
      <span>
        {t('pay.by', { date: formatDateTime(language, until) })}
        {left && <strong className="block font-bold">{timeLeftText(t, left)}</strong>}
      </span>
    </p>
  )
}

function timeLeftText(t: AreaTranslator<'order'>, { unit, count }: NonNullable<ReturnType<typeof timeLeft>>): string {
  if (unit === 'days') return t('pay.daysLeft', { count })
  return unit === 'hours' ? t('pay.hoursLeft', { count }) : t('pay.minutesLeft', { count })
}

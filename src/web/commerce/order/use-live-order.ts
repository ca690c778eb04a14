import { useEffect, useEffectEvent, useState } from 'react'
import type { Order } from '#contract/orders.ts'
import { request } from '#web/browser/request.ts'
import { useLanguage } from '#web/browser/messages/use-words.ts'

const everyMs = 30_000
/** While a payment service is expected to answer. */
const soonMs = 3_000
/** Coming back to the window twice within this time asks once. */
const leastPauseMs = 2_000

/** The order as it stands: read anew when the window is looked at again and every half minute, or sooner while news is awaited. */
export function useLiveOrder(loaded: Order, isNewsAwaited: boolean) {
  const language = useLanguage()
  const [known, setKnown] = useState({ loaded, order: loaded, isStale: false })
  const { order, isStale } = known.loaded === loaded ? known : { order: loaded, isStale: false }
  const setOrder = (next: Order) => setKnown({ loaded, order: next, isStale: false })

  const refresh = useEffectEvent(async () => {
    if (document.visibilityState !== 'visible') return
    try {
      setOrder(await request<Order>(`/api/orders/${order.id}?lang=${language}`))
    } catch {
      setKnown({ loaded, order, isStale: true })
    }
  })

  useEffect(() => {
    let lastMs = Date.now()
    const refreshAfter = (leastMs: number) => () => {
      if (Date.now() - lastMs < leastMs) return
      lastMs = Date.now()
      void refresh()
    }
    const timer = setInterval(refreshAfter(0), isNewsAwaited ? soonMs : everyMs)
    const handleReturn = refreshAfter(leastPauseMs)
    window.addEventListener('focus', handleReturn)
    document.addEventListener('visibilitychange', handleReturn)
    return () => {
      clearInterval(timer)
      window.removeEventListener('focus', handleReturn)
      document.removeEventListener('visibilitychange', handleReturn)
    }
  }, [isNewsAwaited])

  return { order, setOrder, isStale }
}

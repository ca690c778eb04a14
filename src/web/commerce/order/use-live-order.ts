import { useEffect, useEffectEvent, useState } from 'react'
import { orderHintsAddress } from '#contract/addresses-beside.ts'
import * as orders from '#contract/calls/orders.gen.ts'
import type { Order } from '#contract/orders.ts'
import { send } from '#web/browser/calls/send.ts'
import { useLanguage } from '#web/browser/messages/use-messages.ts'
import { newestAnswer } from '#web/browser/newest-answer.ts'
import { useShown } from '#web/browser/use-shown.ts'
import { followHints } from '#web/features/live/follow-hints.ts'

const againMs = 5000

/** The order as it stands: the shop tells that something changed, and it is read anew. `isStale` while nobody can tell or it can't be read. */
export function useLiveOrder(loaded: Order) {
  const language = useLanguage()
  const [order, showOrder] = useShown(loaded)
  const [newest] = useState(newestAnswer)
  const [isStale, setIsStale] = useState(false)
  const { id } = order

  const read = useEffectEvent(async () => {
    const answer = await newest.ask(() => send(orders.get, { id }, { language }))
    if (answer) showOrder(answer)
  })

  useEffect(() => {
    let isLeft = false
    let isReading = false
    let isAskedAgain = false
    let again: ReturnType<typeof setTimeout> | undefined

    /** One reading at a time; of what is told meanwhile the next one knows. */
    async function refresh(): Promise<void> {
      clearTimeout(again)
      again = undefined
      isAskedAgain = isReading
      if (isReading) return
      isReading = true
      const isRead = await read().then(
        () => true,
        () => false,
      )
      isReading = false
      if (isLeft) return
      setIsStale(!isRead)
      if (!isRead) again = setTimeout(() => void refresh(), againMs)
      else if (isAskedAgain) await refresh()
    }

    const stop = followHints(orderHintsAddress(id), {
      onHint: () => void refresh(),
      onMissed: () => void refresh(),
      onState: (state) => {
        if (state === 'lost' || (state === 'quiet' && !navigator.onLine)) setIsStale(true)
        else if (state === 'open' && again === undefined) setIsStale(false)
      },
    })
    return () => {
      isLeft = true
      clearTimeout(again)
      stop()
    }
  }, [id])

  /** What a deed answered. */
  function setOrder(answered: Order): void {
    newest.pass()
    showOrder(answered)
  }

  return { order, setOrder, isStale }
}

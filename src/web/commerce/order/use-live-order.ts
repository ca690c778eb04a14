import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { orderHintsAddress } from '#contract/addresses-beside.ts'
import * as orders from '#contract/calls/orders.gen.ts'
import type { Order } from '#contract/orders.ts'
import { useLanguage } from '#web/browser/messages/use-messages.ts'
import { callQuery } from '#web/browser/query/call-query.ts'
import { showAnswer } from '#web/browser/query/show-answer.ts'
import { useLoaded } from '#web/browser/query/use-loaded.ts'
import { followHints } from '#web/features/live/follow-hints.ts'

const againMs = 5000

/** Returns the current order, refetched when the shop reports a change. `isStale` while changes can't be received or read. */
export function useLiveOrder(loaded: Order) {
  const client = useQueryClient()
  const language = useLanguage()
  const { id } = loaded
  const query = callQuery('own', orders.get, { id }, { language })
  const order = useLoaded(query, loaded)
  const { failureCount } = useQuery({
    ...query,
    staleTime: Infinity,
    refetchInterval: ({ state }) => state.status === 'error' && againMs,
  })
  const [isLost, setIsLost] = useState(false)

  useEffect(() => {
    const readAgain = () => void client.invalidateQueries({ queryKey: callQuery('own', orders.get, { id }, { language }).queryKey })
    return followHints(orderHintsAddress(id), {
      onHint: readAgain,
      onMissed: readAgain,
      onState: (state) => {
        if (state === 'lost' || (state === 'quiet' && !navigator.onLine)) setIsLost(true)
        else if (state === 'open') setIsLost(false)
      },
    })
  }, [client, id, language])

  return {
    order,
    setOrder: (answered: Order) => void showAnswer(client, query.queryKey, answered),
    isStale: isLost || failureCount > 0,
  }
}

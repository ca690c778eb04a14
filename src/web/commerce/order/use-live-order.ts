import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { orderHintsAddress } from '#contract/addresses-beside.ts'
import type { Order } from '#contract/orders.ts'
import { useLanguage } from '#web/browser/messages/use-messages.ts'
import { showAnswer } from '#web/browser/query/show-answer.ts'
import { loadedOptions, useLoaded } from '#web/browser/query/use-loaded.ts'
import { followHints } from '#web/features/live/follow-hints.ts'
import { orderQuery, returnsQuery } from './order-queries.ts'

const againMs = 5000

/** Returns the current order, refetched when the shop reports a change. `isStale` while changes can't be received or read. */
export function useLiveOrder(loaded: Order) {
  const client = useQueryClient()
  const language = useLanguage()
  const { id } = loaded
  const query = orderQuery(id, language)
  const order = useLoaded(query, loaded)
  const { failureCount } = useQuery({
    ...query,
    ...loadedOptions,
    refetchInterval: ({ state }) => state.status === 'error' && againMs,
  })
  const [isLost, setIsLost] = useState(false)

  useEffect(() => {
    function readAgain() {
      for (const { queryKey } of [orderQuery(id, language), returnsQuery(id, language)]) void client.invalidateQueries({ queryKey })
    }
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

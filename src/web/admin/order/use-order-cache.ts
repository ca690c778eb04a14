import { useQueryClient } from '@tanstack/react-query'
import * as adminOrders from '#contract/calls/admin-orders.gen.ts'
import * as payments from '#contract/calls/payments.gen.ts'
import type { Language } from '#contract/languages.ts'
import type { StaffOrder } from '#contract/orders.ts'
import type { OrderRefunds } from '#contract/payments.ts'
import { useLanguage } from '#web/browser/messages/use-messages.ts'
import { staffQuery } from '#web/browser/query/call-query.ts'
import { showAnswer } from '#web/browser/query/show-answer.ts'

export const orderQuery = (id: string, language: Language) => staffQuery(adminOrders.get, { id }, { language })
export const refundsQuery = (id: string, language: Language) => staffQuery(payments.listRefunds, { id }, { language })

export function useOrderCache() {
  const client = useQueryClient()
  const language = useLanguage()
  return {
    showOrder: (order: StaffOrder) => showAnswer(client, orderQuery(order.id, language).queryKey, order),
    showRefunds: (id: string, refunds: OrderRefunds) => showAnswer(client, refundsQuery(id, language).queryKey, refunds),
    async readAgain(id: string) {
      const queries = [orderQuery(id, language), refundsQuery(id, language)]
      await Promise.all(queries.map(({ queryKey }) => client.invalidateQueries({ queryKey })))
    },
  }
}

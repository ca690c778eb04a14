import { apiContext, visitContext, type Api } from '#web/render/page-context.ts'
import { byteOrderMark, csvLine } from '#contract/rules/csv.ts'
import { createWords, type Words } from '#contract/messages/words.ts'
import { wordsOf } from '#web/browser/messages/catalogue.ts'
import type { Route } from './+types/export'

import { mostExportedOrders } from './export-limit.ts'
import { type OrdersQuery, readOrdersQuery } from './orders-query.ts'

const rowsAtOnce = 100

/** The orders of the current filter as a spreadsheet, sent while it is read. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { language } = context.get(visitContext)
  const lines = exportLines(
    context.get(apiContext),
    readOrdersQuery(url.searchParams),
    createWords(language, wordsOf(language, ['admin']).words),
  )
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await lines.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
  })
  return new Response(body, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="orders-${new Date().toISOString().slice(0, 10)}.csv"`,
    },
  })
}

async function* exportLines(api: Api, query: OrdersQuery, t: Words): AsyncGenerator<string, void> {
  const columns = ['number', 'placed', 'customer', 'email', 'city', 'country', 'items', 'total', 'status', 'payment', 'tracking'] as const
  yield byteOrderMark + csvLine(columns.map((column) => t(`admin:export.${column}`)))
  for (let page = 1; page <= mostExportedOrders / rowsAtOnce; page += 1) {
    const { orders, total } = await api.adminOrders.list({ ...query, page, limit: rowsAtOnce })
    yield orders
      .map((order) =>
        csvLine([
          order.order_number,
          order.placed_at,
          order.customer,
          order.email,
          order.city,
          order.country,
          order.item_count,
          order.total,
          t(`admin:status.${order.customer_status}`),
          t(`admin:payment.${order.payment_status}`),
          order.tracking_number ?? '',
        ]),
      )
      .join('')
    if (page * rowsAtOnce >= total) return
  }
}

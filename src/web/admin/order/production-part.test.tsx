import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import type { OrderStatus } from '#contract/rules/order-states.ts'
import { MessagesContext } from '#web/browser/messages/messages-context.ts'
import order from '../../../../messages/en/admin-order.json' with { type: 'json' }
import promise from '../../../../messages/en/promise.json' with { type: 'json' }
import { ProductionPart } from './production-part.tsx'

const { made, promised, ready, steps, tickets } = order.production
const texts = [promised, ready, made.replace('{{done}}', '1').replace('{{total}}', '1'), steps, tickets]

function shownFor(status: OrderStatus): string[] {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <MessagesContext value={{ language: 'en', messages: { 'admin-order': order, promise } }}>
        <ProductionPart
          order={{
            id: 'o1',
            status,
            delivery: 'parcel',
            promised: { made_by: '2026-12-01', arrives_from: '2026-12-03', arrives_to: '2026-12-05' },
            production: { items: 1, done: 1, is_ready: true },
          }}
        />
      </MessagesContext>
    </MemoryRouter>,
  )
  return texts.filter((text) => html.includes(text))
}

it('offers job tickets until the order is shipped, and shows nothing of a cancelled order', () => {
  expect(shownFor('processing')).toEqual(texts)
  expect(shownFor('shipped')).toEqual(texts.filter((text) => text !== ready && text !== tickets))
  expect(shownFor('completed')).toEqual(shownFor('shipped'))
  expect(shownFor('cancelled')).toEqual([])
})

import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { MessagesContext } from '#web/browser/messages/messages-context.ts'
import checkout from '../../../../messages/en/checkout.json' with { type: 'json' }
import { checkoutStorage } from './checkout-storage.ts'
import { EmptyCheckout } from './empty-checkout.tsx'
import { parsePlaced } from './placed-order.ts'

afterEach(() => checkoutStorage.clear())

function shown(): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <MessagesContext value={{ language: 'en', messages: { checkout } }}>
        <EmptyCheckout />
      </MessagesContext>
    </MemoryRouter>,
  )
}

it('sends a visitor without an order to the shop', () => {
  expect(shown()).toContain('Your cart is empty')
})

it('shows the way to the order that emptied the cart', () => {
  checkoutStorage.writePlaced({ id: 'a1', number: 'UND-7' })
  expect(shown()).toContain('UND-7')
  expect(shown()).toContain('href="/order/a1?placed=yes"')
  expect(shown()).not.toContain('Add something to your cart first')
})

it('forgets the order with the rest of the checkout', () => {
  checkoutStorage.writePlaced({ id: 'a1', number: 'UND-7' })
  checkoutStorage.clear()
  expect(shown()).toContain('Your cart is empty')
})

it.each([null, '', 'odd', 'null', '{}', '{"id":"a1"}', '{"id":1,"number":"UND-7"}'])('reads no order from %j', (stored) => {
  expect(parsePlaced(stored)).toBeUndefined()
})

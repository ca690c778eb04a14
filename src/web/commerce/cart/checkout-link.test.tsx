import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import type { Problem, Quote } from '#contract/checkout.ts'
import { MessagesContext } from '#web/browser/messages/messages-context.ts'
import cart from '../../../../messages/en/cart.json' with { type: 'json' }
import { CheckoutLink } from './checkout-link.tsx'

function shown(...problems: Pick<Problem, 'code' | 'line'>[]): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <MessagesContext value={{ language: 'en', messages: { cart } }}>
        <CheckoutLink quote={{ problems } as Quote} />
      </MessagesContext>
    </MemoryRouter>,
  )
}

it('leads to the checkout', () => {
  expect(shown()).toContain('href="/checkout"')
  expect(shown({ code: 'discount_unknown', line: null })).toContain('href="/checkout"')
})

it.each(['out_of_stock', 'not_found', 'choose_size', 'members_only_until'] as const)(
  'is disabled with the reason for a line with %s',
  (code) => {
    const html = shown({ code, line: 0 })
    expect(html).not.toContain('href')
    expect(html).toMatch(/<button[^>]* disabled=""/)
    expect(html).toContain(cart.checkoutBlocked)
  },
)

it('leaves items that an event does not have to their own notice', () => {
  expect(shown({ code: 'not_at_event', line: 0 })).toContain('href="/checkout"')
})

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { money } from '#contract/rules/money.ts'
import { MessagesContext } from '#web/browser/messages/messages-context.ts'
import list from '../../../../messages/en/admin-list.json' with { type: 'json' }
import products from '../../../../messages/en/admin-products.json' with { type: 'json' }
import { PricePreview } from './price-preview.tsx'

const mug = { id: 'a', name: 'Mug', price: money(49.95), sale_price: money(39.9), member_price: null }

function shown(rows: Parameters<typeof PricePreview>[0]['rows'], percent: number | null, more = 0): string {
  const messages = { 'admin-list': list, 'admin-products': products }
  const html = renderToStaticMarkup(
    <MessagesContext value={{ language: 'en', messages }}>
      <PricePreview rows={rows} percent={percent} count={rows.length + more} />
    </MessagesContext>,
  )
  return html.replaceAll(/<[^>]+>/g, '|').replaceAll(/\|+/g, '|')
}

it('shows what each price is and would become', () => {
  expect(shown([mug], 10)).toContain('|Mug|RM\u00A049.95|RM\u00A054.95|Sale price|RM\u00A039.90|RM\u00A043.89|')
})

it('names the first products alone, and how many more there are', () => {
  const rows = Array.from({ length: 8 }, (_, index) => ({ ...mug, id: String(index), name: `Mug ${index + 1}` }))
  expect(shown(rows, 10, 20)).toMatch(/Mug 5\|(?!.*Mug 6).*and 23 more/)
})

it('says what prices are while no percentage is entered', () => {
  expect(shown([mug], null)).toContain('|Mug|RM\u00A049.95|–|Sale price|RM\u00A039.90|–|')
})

import * as carts from '#contract/calls/carts.gen.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { useLateQuery } from '#web/browser/query/use-late-query.ts'
import { useShop } from '#web/browser/use-shop.ts'
import type { CartLine } from '#web/commerce/cart/cart-lines.ts'
import { viewCard } from '#web/commerce/card-view.ts'
import { ProductCard } from '#web/commerce/product-card.tsx'
import { Heading } from '#web/ui/heading.tsx'

const cardSizes = '(min-width: 80rem) 280px, (min-width: 64rem) 22vw, 46vw'

/** Products bought by others together with those in the cart. Renders nothing if there are none or the request fails. */
export function GoesWith({ lines }: { lines: readonly CartLine[] }) {
  const t = useMessages('cart')
  const goods = useMessages('goods')
  const { low_stock_at: few } = useShop()
  const asked = [...new Set(lines.map(({ id }) => id))].sort().join(',')
  const { data } = useLateQuery(carts.goesWith, { products: asked })

  const others = (data?.products ?? []).filter(({ id }) => !lines.some((line) => line.id === id))
  if (others.length === 0) return null
  return (
    <section aria-labelledby="goes-with" className="mt-section">
      <Heading id="goes-with" size="heading-2" className="mb-6">
        {t('goesWith')}
      </Heading>
      <ul className="grid grid-cols-2 gap-x-gutter gap-y-8 lg:grid-cols-4">
        {others.map((product) => (
          <li key={product.id}>
            <ProductCard product={viewCard(product, goods, { few })} sizes={cardSizes} level={3} />
          </li>
        ))}
      </ul>
    </section>
  )
}

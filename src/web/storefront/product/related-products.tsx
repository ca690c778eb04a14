import type { CardView } from '#web/commerce/card-view.ts'
import { ProductCard } from '#web/commerce/product-card.tsx'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Heading } from '#web/ui/heading.tsx'
import { OrnamentStrip } from '#web/ui/ornament-strip.tsx'

const cardSizes = '(min-width: 90rem) 318px, (min-width: 64rem) 23vw, 46vw'

export function RelatedProducts({ products }: { products: CardView[] }) {
  const t = useMessages('product')
  if (products.length === 0) return null
  return (
    <>
      <OrnamentStrip pattern="line" height={22} className="mt-section" />
      <section aria-labelledby="related" className="page-width py-12 lg:py-16">
        <Heading id="related" size="heading-1" className="mb-6">
          {t('related')}
        </Heading>
        <ul className="grid grid-cols-2 gap-x-gutter gap-y-8 lg:grid-cols-4">
          {products.map((product) => (
            <li key={product.id}>
              <ProductCard product={product} sizes={cardSizes} level={3} />
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

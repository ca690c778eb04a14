import { useEffect } from 'react'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { track } from '#web/features/analytics/track.ts'
import { pages } from '#contract/pages.ts'
import { movedTo } from '#web/render/moved-to.ts'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import { ProductsFailed } from '../products-failed.tsx'
import type { Route } from './+types/page'
import { loadProduct } from './load.ts'
import { ProductDetails } from './product-details.tsx'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { OrnamentStrip } from '#web/ui/ornament-strip.tsx'
import { EmptyMotif } from '../empty-motif.tsx'
import { PageHead } from '#web/commerce/page-head.tsx'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const loaded = await loadProduct(context.get(apiContext), context.get(visitContext), { id: params.id })
  const { goods } = loaded.data.product ?? {}
  if (goods && params.id !== goods.slug && params.id !== goods.id) throw movedTo(pages.product(goods.slug) + url.search)
  return loaded
}

/** The chosen variation changes only the address, not the data. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate
}

export default function ProductPage({ loaderData: { product, related, stories, reviews } }: Route.ComponentProps) {
  const productId = product?.goods.id
  useEffect(() => {
    if (productId !== undefined) track('product_view', { productId })
  }, [productId])
  if (!product) return <ProductNotFound />
  return <ProductDetails key={product.goods.id} product={product} related={related} stories={stories} reviews={reviews} />
}

export function ErrorBoundary() {
  return <ProductsFailed />
}

function ProductNotFound() {
  const t = useMessages('product')
  return (
    <main id="content" tabIndex={-1} className="outline-none">
      <PageHead title={t('notFound.title')} description={t('notFound.text')} path={undefined} />
      <OrnamentStrip pattern="line" height={22} />
      <EmptyState
        level={1}
        motif={<EmptyMotif />}
        title={t('notFound.title')}
        action={<ButtonLink to={pages.shop()}>{t('notFound.shop')}</ButtonLink>}
        className="py-20"
      >
        {t('notFound.text')}
      </EmptyState>
    </main>
  )
}

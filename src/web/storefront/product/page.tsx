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
import { ProductNotFound } from './product-not-found.tsx'

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

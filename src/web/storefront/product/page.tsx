import { useEffect } from 'react'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { track } from '#web/features/analytics/track.ts'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import { ProductsFailed } from '../products-failed.tsx'
import type { Route } from './+types/page'
import { loadProduct } from './load.ts'
import { ProductDetails } from './product-details.tsx'
import { ProductNotFound } from './product-not-found.tsx'

export function loader({ context, params }: Route.LoaderArgs) {
  return loadProduct(context.get(apiContext), context.get(visitContext), params.id)
}

/** Which variation is looked at is the address's business alone. */
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

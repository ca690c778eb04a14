import { data } from 'react-router'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import { withoutReferrer } from '#web/render/without-referrer.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SkipLink } from '#web/ui/skip-link.tsx'
import { EmptyMotif } from '../empty-motif.tsx'
import { PrivateHead } from '../private-head.tsx'
import { loadProduct } from '../product/load.ts'
import { ProductDetails } from '../product/product-details.tsx'
import { Toasts } from '../toasts.tsx'
import type { Route } from './+types/page'

export async function loader({ context, params }: Route.LoaderArgs) {
  const visit = context.get(visitContext)
  const { data: view, init } = await loadProduct(context.get(apiContext), visit, { token: params.token })
  return data({ ...view, messages: { ...view.messages, ...messagesOf(visit.language, ['preview']).messages } }, init ?? {})
}

export const headers = withoutReferrer

export { ErrorBoundary } from '../boundary.tsx'

/** Outside the storefront's layout, which redirects staff and links to the shop. */
export default function PreviewPage({ loaderData: { product, stories, reviews } }: Route.ComponentProps) {
  const shell = useMessages('shell')
  const t = useMessages('preview')
  if (!product)
    return (
      <main id="content" tabIndex={-1} className="outline-none">
        <PrivateHead title={t('expired')} />
        <EmptyState level={1} motif={<EmptyMotif />} title={t('expired')} className="py-20">
          {t('expiredText')}
        </EmptyState>
      </main>
    )
  return (
    <>
      <PrivateHead title={t('pageTitle', { name: product.goods.name })} />
      <SkipLink>{shell('skip')}</SkipLink>
      <aside aria-label={t('label')} className="sticky top-0 z-10 bg-night text-small text-bone print:hidden">
        <p className="page-width py-2.5 text-center">
          <strong className="font-bold">{t('label')}</strong> · {t('text')}
        </p>
      </aside>
      <ProductDetails key={product.goods.id} isPreview product={product} related={[]} stories={stories} reviews={reviews} />
      <Toasts />
    </>
  )
}

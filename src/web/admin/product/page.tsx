import * as adminProducts from '#contract/calls/admin-products.gen.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import type { Route } from './+types/page'
import { historyShown, ThingHistory } from '../audit-log/thing-history.tsx'
import { namedIn } from '../kit/named-in.ts'
import { loadPart } from '../kit/load-part.ts'
import { LoadFailed } from '../load-failed.tsx'
import { useLivePage } from '../live/use-live-page.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { titled } from '../titled.ts'
import { ImagesPart } from './images-part.tsx'
import { loadEditor } from './load.ts'
import { ProductActions } from './product-actions.tsx'
import { ProductEditor } from './product-editor.tsx'
import { changeOf, valuesOf } from './product-values.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const editor = await loadEditor(api, context.get(visitContext))
  const [product, history] = await loadPart(
    Promise.all([
      api.adminProducts.get({ id: params.productId }),
      api.audit.list({ entity: 'product', entity_id: params.productId, limit: historyShown }),
    ]),
  )
  return { ...editor, product, history }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return titled(loaderData?.product.name)
}

export default function ProductPage({ loaderData: { product, choices, history } }: Route.ComponentProps) {
  const t = useMessages('admin-product')
  const change = useWrite(adminProducts.change)
  const language = useLanguage()
  const saved = valuesOf(product)
  useLivePage('products', product.id)
  return (
    <ProductEditor
      key={product.id}
      title={namedIn(language, product).name || t('preview.unnamed')}
      aside={<ProductActions product={product} />}
      product={product}
      saved={saved}
      choices={choices}
      send={async (changed, values) => {
        const body = { ...changeOf(changed, values, saved), expected_updated_at: product.updated_at }
        const outcome = await change.send({ params: { id: product.id }, body })
        return 'refusal' in outcome ? { refusal: outcome.refusal } : {}
      }}
      images={<ImagesPart product={product} />}
      history={<ThingHistory entity="product" id={product.id} entries={history.entries} total={history.total} />}
    />
  )
}

export function ErrorBoundary() {
  return <LoadFailed />
}

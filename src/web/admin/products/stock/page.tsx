import { data } from 'react-router'
import { isAdmin } from '#contract/actor.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { createTranslator } from '#contract/messages/translator.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useMessages, useLanguage } from '#web/browser/messages/use-messages.ts'
import { useRefresh } from '#web/browser/use-refresh.ts'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import { statusOf } from '#web/render/status-of.ts'
import { BackLink } from '../../kit/back-link.tsx'
import type { Route } from './+types/page'
import { AdminHeading } from '../../admin-heading.tsx'
import { ListFooter } from '../../kit/list/list-footer.tsx'
import { useLivePage } from '../../live/use-live-page.ts'
import { LoadFailed } from '../../load-failed.tsx'
import { titled } from '../../titled.ts'
import { LedgerTable } from './ledger-table.tsx'
import { namedIn } from '../../kit/named-in.ts'
import { StockGrid } from './stock-grid.tsx'
import type { ListedProduct } from '../listed-product.ts'
import type { StockNoticeCounts } from '#contract/stock-notices.ts'
import { formatNumber } from '#contract/messages/format.ts'

const rowsAtOnce = 50

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const { language, actor } = context.get(visitContext)
  const page = /^[1-9]\d{0,3}$/.test(url.searchParams.get('page') ?? '') ? Number(url.searchParams.get('page')) : 1
  try {
    const [found, ledger, notices] = await Promise.all([
      api.adminProducts.get({ id: params.id }),
      api.stock.ledger({ id: params.id, page, limit: rowsAtOnce }),
      api.stockNotices.count({ id: params.id }),
    ])
    const product = namedIn(language, found)
    const messages = messagesOf(language, ['admin-products', 'admin-list'])
    const pageTitle = createTranslator(language, messages.messages)('admin-products:stock.pageTitle', { name: product.name })
    return { product, ledger, notices, mayChange: isAdmin(actor), loadedAt: new Date().toISOString(), pageTitle, ...messages }
  } catch (error) {
    if ([404, 422].includes(statusOf(error) ?? 0)) throw data(null, { status: 404 })
    throw error
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return titled(loaderData?.pageTitle)
}

export default function StockPage({ loaderData }: Route.ComponentProps) {
  const { product, ledger, notices, mayChange, loadedAt } = loaderData
  const t = useMessages('admin-products')
  const refresh = useRefresh()
  useLivePage('products', product.id)

  return (
    <div className="grid grid-cols-1 gap-5">
      <div>
        <BackLink to={mayChange ? adminPages.product(product.id) : adminPages.products()}>{mayChange ? product.name : t('title')}</BackLink>
        <AdminHeading below={product.sku}>{t('stock.title', { name: product.name })}</AdminHeading>
      </div>
      {mayChange && (
        <section aria-label={t('stock.adjust')} className="rounded-edge border border-wool bg-surface p-5 max-sm:p-4">
          <StockGrid key={product.id} product={product} onSaved={() => void refresh()} />
        </section>
      )}
      <WhoWaits product={product} counts={notices} />
      <h2 className="text-label font-bold">{t('ledger.title')}</h2>
      {ledger.total === 0 ? (
        <p className="text-smoke">{t('ledger.none')}</p>
      ) : (
        <>
          <LedgerTable product={product} ledger={ledger.ledger} />
          <ListFooter
            page={ledger.page}
            limit={ledger.limit}
            total={ledger.total}
            addressOf={(page) => adminPages.productStock(product.id, { page: page === 1 ? undefined : page })}
            loadedAt={loadedAt}
            isLive
            onRetry={() => void refresh()}
          />
        </>
      )}
    </div>
  )
}

export function ErrorBoundary() {
  return <LoadFailed />
}

type WhoWaitsProps = { product: Pick<ListedProduct, 'variations'>; counts: StockNoticeCounts }

function WhoWaits({ product, counts: { waiting, total } }: WhoWaitsProps) {
  const t = useMessages('admin-products')
  const language = useLanguage()
  return (
    <section aria-label={t('waiting.title')}>
      <h2 className="text-label font-bold">{t('waiting.title')}</h2>
      <p className="text-small text-smoke">{total === 0 ? t('waiting.none') : t('waiting.total', { count: total })}</p>
      {total > 0 && (
        <ul className="mt-2 flex flex-wrap gap-2 text-small">
          {waiting.map(({ variation_id, size, count }) => (
            <li key={`${variation_id} ${size}`} className="rounded-chip border border-wool bg-surface px-2.5 py-1">
              {[product.variations.find(({ id }) => id === variation_id)?.name, size].filter(Boolean).join(', ') || t('waiting.any')}{' '}
              <b className="figures">{formatNumber(language, count)}</b>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
